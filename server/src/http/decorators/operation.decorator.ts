import { SetMetadata } from '@nestjs/common';
import type { Contract, Route } from '@serikad/shared/api/contract';
import type { ErrorCode } from '@serikad/shared/errors/error-codes';

export const OPERATION = 'operation';

/** What the code around a handler doesn't define by itself. */
export interface About {
  /** One line: what the call does. */
  summary: string;
  /** Further rules, in sentences. */
  description?: string;
  /** Failures of this call's own; those of its session, body, headers, limits and upload are known. */
  errors?: readonly ErrorCode[];
  /** The status of `not-found` where it isn't 404. */
  notFoundStatus?: 400;
  /** Headers of the answer, each with its meaning. */
  headers?: Readonly<Record<string, string>>;
}

/** A handler's note: a call of the contract, or one whose answer is not in the envelope. */
export type OperationNote =
  (About & { route: Route }) | (About & { route?: undefined; status: number; produces: readonly string[] });

type AnyHandler = (...args: never[]) => unknown;
type Answering<R extends Route> = (...args: never[]) => Contract[R]['data'] | Promise<Contract[R]['data']>;

/** Whether one of a handler's parameters takes the contract's body. */
type TakesBody<Body, Parameters extends readonly unknown[]> = true extends {
  [K in keyof Parameters]: [Body] extends [Parameters[K]]
    ? [keyof Parameters[K]] extends [keyof Body]
      ? true
      : false
    : false;
}[number]
  ? true
  : false;

/** The handler itself when it takes the body of the contract; else nothing that it could be. */
type Bound<R extends Route, T extends AnyHandler> = [Contract[R]['body']] extends [undefined]
  ? T
  : TakesBody<Contract[R]['body'], Parameters<T>> extends true
    ? T
    : never;

/**
 * Describes a handler, and binds it to its line of the contract: one that takes another body or answers other
 * data does not compile. That the method and the path are the router's is compared by a test.
 */
export function Operation<R extends Route>(route: R, about: About) {
  return <T extends Answering<R>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T> & TypedPropertyDescriptor<Bound<R, T>>,
  ): void => note({ ...about, route }, target, key, descriptor);
}

/** Describes a handler that answers a file, a page or another text of its own, outside the contract. */
export function RawOperation({
  status = 200,
  ...about
}: About & { produces: readonly string[]; status?: number }): MethodDecorator {
  return (target, key, descriptor) => note({ ...about, status }, target, key, descriptor);
}

function note(operation: OperationNote, target: object, key: string | symbol, descriptor: PropertyDescriptor): void {
  SetMetadata(OPERATION, operation)(target, key, descriptor);
}
