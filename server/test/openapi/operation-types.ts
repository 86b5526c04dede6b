import { Operation } from '../../src/http/decorators/operation.decorator.js';
import type { DesignPage } from '@serikad/shared/designs/design.types';
import type { RegisterDto, VerifyGoogleDto } from '@serikad/shared/users/user.dto';
import type { RegisterResult, VerifyResult } from '@serikad/shared/users/user.types';

/**
 * D-05 For the compiler only, as a part of `npm test`: handlers that @Operation() must accept, and those that it must
 * refuse. A missing expected error is an error.
 */
export abstract class HandlersOfTheContract {
  @Operation('GET /api/design/find', { summary: 'Answers what the contract says.' })
  page(): Promise<DesignPage> {
    throw new Error('never called');
  }

  @Operation('POST /user/register', { summary: 'Takes and answers what the contract says.' })
  register(_userId: string, _body: RegisterDto): RegisterResult {
    throw new Error('never called');
  }

  // @ts-expect-error -- a field of the answer has another name
  @Operation('GET /api/invitation/total', { summary: 'Answers a field by another name.' })
  renamed(): { count: number } {
    throw new Error('never called');
  }

  // @ts-expect-error -- the answer is another call's
  @Operation('POST /user/register', { summary: 'Answers what another call does.' })
  otherAnswer(_body: RegisterDto): VerifyResult['registered'] {
    throw new Error('never called');
  }

  // @ts-expect-error -- the body is another call's
  @Operation('POST /user/register', { summary: 'Takes what another call does.' })
  otherBody(_body: VerifyGoogleDto): RegisterResult {
    throw new Error('never called');
  }

  // @ts-expect-error -- the contract's body is not taken
  @Operation('POST /user/register', { summary: 'Takes no body.' })
  noBody(_userId: string): RegisterResult {
    throw new Error('never called');
  }

  // @ts-expect-error -- the contract has no such line
  @Operation('GET /api/nothing', { summary: 'Is no call.' })
  unknown(): void {
    throw new Error('never called');
  }
}
