import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { APP_CONFIG } from '../common/app-options.js';
import { DomainError } from '../common/domain-error.js';
import type { AppConfig } from '../config/app-config.js';
import { UsersService } from '../modules/users/users.service.js';
import { mayBeSeller } from './demo-seller.js';
import { FOR_REGISTRATION } from '../http/decorators/for-registration.decorator.js';
import { PUBLIC_ROUTE } from '../http/decorators/public.decorator.js';
import { SessionTokens } from './session-tokens.js';
import type { RequestWithUser, SignedInUser } from '../http/decorators/signed-in-user.js';

/**
 * Runs before every route. Without a valid session only public routes answer; there an invalid token counts as none.
 * The person is read from the database at each request, so that sign-out and deletion take effect at once.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: SessionTokens,
    private readonly users: UsersService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const marked = (key: string): boolean =>
      this.reflector.get<boolean | undefined>(key, context.getHandler()) ?? false;
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const user = await this.person(request, marked(FOR_REGISTRATION));
    if (user) request.signedInUser = user;
    else if (!marked(PUBLIC_ROUTE)) throw new DomainError('invalid-token');
    return true;
  }

  private async person(request: RequestWithUser, forRegistration: boolean): Promise<SignedInUser | null> {
    const claims = this.tokens.readBearer(request.headers.authorization);
    if (!claims || (claims.scope !== 'full' && !forRegistration)) return null;
    const user = await this.users.find(claims.userId);
    if (!user || user.tokenVersion !== claims.tokenVersion) return null;
    const { id, email, name, registered } = user;
    const isAdmin = user.isAdmin && mayBeSeller(request, this.config);
    return { id, email, name, registered, isAdmin, signedInAt: claims.issuedAt };
  }
}
