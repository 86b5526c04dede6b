import { types } from 'node:util';
import { mongo, MongooseError } from 'mongoose';
import { isDatabaseUnavailable } from '../common/database-errors.js';

/** An error as the log shows it. */
interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
}

/**
 * Leaves out what an error of the database quotes: a lost race names the key's values, a failed cast the value, and
 * those are customers' names, emails and texts. What it holds about the connection stays.
 */
export function loggedError(thrown: unknown): LoggedError {
  if (!types.isNativeError(thrown)) return { type: typeof thrown, message: 'no error was thrown', stack: undefined };
  if (!quotesValues(thrown)) return { type: thrown.name, message: thrown.message, stack: thrown.stack };
  const code = thrown instanceof mongo.MongoServerError ? String(thrown.code) : 'none';
  return { type: thrown.name, message: `details withheld, code ${code}`, stack: placesIn(thrown) };
}

function quotesValues(error: Error): boolean {
  return (error instanceof mongo.MongoServerError || error instanceof MongooseError) && !isDatabaseUnavailable(error);
}

/** The stack without the message that it begins with. */
function placesIn({ stack }: Error): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
