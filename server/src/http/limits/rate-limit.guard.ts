import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { normaliseText } from '@serikad/shared/validation/text';
import { APP_CONFIG } from '../../common/app-options.js';
import type { AppConfig } from '../../config/app-config.js';
import { MULTIPART_ROUTE } from '../decorators/upload-metadata.js';
import {
  budgetOf,
  RATE_LIMIT,
  type RateLimitRule,
  REQUEST_WEIGHT,
  type RequestWeight,
  type SubjectPath,
} from '../decorators/rate-limit.decorator.js';
import { RateLimits } from './rate-limits.service.js';

/** Longer than any id; what is longer is about nothing. */
const LONGEST_SUBJECT = 100;

/** Runs before every route and before the session's guard, so that a flood costs no database reads. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  /** @throws DomainError too-many-requests */
  canActivate(context: ExecutionContext): boolean {
    if (!this.config.rateLimits) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const rule = this.reflector.getAllAndOverride<RateLimitRule | undefined>(RATE_LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    const isUpload = this.reflector.get<boolean | undefined>(MULTIPART_ROUTE, context.getHandler()) === true;
    const name = budgetOf(rule, isUpload, request.method);
    if (name === null) return true;
    const about = rule?.about === undefined ? undefined : subjectOf(request, rule.about);
    this.limits.count(request, name, { ip: () => request.ip, about, weight: this.weightOf(context, request) });
    return true;
  }

  private weightOf(context: ExecutionContext, request: Request): number {
    const weight = this.reflector.getAllAndOverride<RequestWeight | undefined>(REQUEST_WEIGHT, [
      context.getHandler(),
      context.getClass(),
    ]);
    return typeof weight === 'function' ? weight(request) : (weight ?? 1);
  }
}

/** The id that a request is about. What is no short text is refused by the handler's own check. */
function subjectOf(request: Request, path: SubjectPath): string | undefined {
  const [where, field = ''] = path.split('.');
  const source: unknown = where === 'body' ? request.body : request.params;
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, field)) return undefined;
  const value = (source as Record<string, unknown>)[field];
  if (typeof value !== 'string') return undefined;
  // As the handler reads it: with spaces around it, it is the same id.
  const subject = normaliseText(value).toLowerCase();
  return subject !== '' && subject.length <= LONGEST_SUBJECT ? subject : undefined;
}
