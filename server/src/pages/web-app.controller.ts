import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { allowedMethods, ANY_PATH } from '../common/allowed-methods.js';
import { DomainError } from '../common/domain-error.js';
import { RawAnswer } from '../common/raw.decorator.js';
import { WebApp } from './web-app.js';

/** What no other route answered; its module is imported last. */
@Controller()
export class WebAppController {
  constructor(private readonly webApp: WebApp) {}

  @Get(ANY_PATH)
  @Public()
  @RawAnswer()
  find(@Req() request: Request, @Res() response: Response): void {
    const allowed = allowedMethods(request);
    if (allowed.length > 0) {
      response.set('Allow', allowed.join(', '));
      throw new DomainError('method-not-allowed');
    }
    this.webApp.answer(request, response);
  }
}
