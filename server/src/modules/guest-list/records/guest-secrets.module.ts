import { Module } from '@nestjs/common';
import { GuestSecretsService } from './guest-secrets.service.js';

/** What follows from the guest key. */
@Module({ providers: [GuestSecretsService], exports: [GuestSecretsService] })
export class GuestSecretsModule {}
