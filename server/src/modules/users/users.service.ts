import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@serikad/shared/i18n/language';
import type { Types } from 'mongoose';
import type { GooglePerson } from './google-person.js';
import { APP_CONFIG } from '../../common/app-options.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import type { AppConfig } from '../../config/app-config.js';
import { UsersRepository } from './users.repository.js';
import type { UserDocument } from './users.schema.js';

/** A person, for the server's own use. */
export interface UserRecord {
  id: string;
  email: string;
  name: string;
  phoneNo: string;
  registered: boolean;
  /** Absent until one was chosen. */
  language?: Locale;
  /** Whether the email, which Google has verified, is one of the seller's. */
  isAdmin: boolean;
  tokenVersion: number;
  createdAt: Date;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @returns nothing for an unknown or malformed id. */
  async find(id: string): Promise<UserRecord | null> {
    const user = await this.users.find(id);
    return user && this.record(user);
  }

  /** The accounts of people, by their ids; who is gone is missing. */
  async findMany(ids: readonly string[]): Promise<Map<string, UserRecord>> {
    const found = await this.users.findMany([...new Set(ids)]);
    return new Map(found.map((user) => [user._id.toHexString(), this.record(user)]));
  }

  /** The present emails of people, by their ids. */
  async emails(ids: readonly string[]): Promise<Map<string, string>> {
    return new Map([...(await this.findMany(ids))].map(([id, { email }]) => [id, email]));
  }

  /** The ids of at most `limit` people whose email begins like this; lower case. */
  findIdsByEmail(beginning: string, limit: number): Promise<Types.ObjectId[]> {
    return this.users.findIdsByEmail(beginning, limit);
  }

  /**
   * The user of a Google account; the first sign-in makes one, not registered yet.
   * @param language what the device has chosen, if anything: an account without a language takes it
   */
  async signIn(person: GooglePerson, language?: Locale): Promise<UserRecord> {
    const user = await this.users.signIn(person, this.clock.date());
    if (user.language !== undefined || language === undefined) return this.record(user);
    // Another device's sign-in may have set one since.
    return this.record(
      (await this.users.setFirstLanguage(user._id, language)) ??
        (await this.users.find(user._id.toHexString())) ??
        user,
    );
  }

  /**
   * @param language what the device has chosen, if anything
   * @throws DomainError `already-registered`; `invalid-token` when the user is gone.
   */
  async register(id: string, name: string, phoneNo: string, language?: Locale): Promise<UserRecord> {
    const user = await this.users.register(id, name, phoneNo, language);
    if (user) return this.record(user);
    throw new DomainError((await this.users.find(id)) ? 'already-registered' : 'invalid-token');
  }

  /** @throws DomainError `invalid-token` when the user is gone. */
  async setLanguage(id: string, language: Locale): Promise<UserRecord> {
    const user = await this.users.setLanguage(id, language);
    if (!user) throw new DomainError('invalid-token');
    return this.record(user);
  }

  /** Ends every session that the user has, on every device. */
  revokeSessions(id: string): Promise<void> {
    return this.users.revokeSessions(id);
  }

  private record(user: UserDocument): UserRecord {
    const { email, name, phoneNo, registered, language, tokenVersion, createdAt } = user;
    const isAdmin = this.config.adminEmails.includes(email);
    return {
      id: user._id.toHexString(),
      email,
      name,
      phoneNo,
      registered,
      ...(language && { language }),
      isAdmin,
      tokenVersion,
      createdAt,
    };
  }
}
