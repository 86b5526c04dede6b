import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What `npm run docs` makes of the contract's types; see scripts/lib/contract-schemas.mjs. */
export interface ContractSchemas {
  /** Schema of `data` by route. */
  answers: Record<string, unknown>;
  /** The schemas that those refer to. */
  schemas: Record<string, unknown>;
  /** Comments beside the fields of bodies, by route or class. */
  notes: Record<string, Record<string, string>>;
}

/** A call that was made, and what it was answered; ids, secrets and times in it are made up. */
export interface Example {
  /** Those of the path. */
  parameters: Record<string, string>;
  /** Content type of the body; absent: no body. */
  type?: string;
  body?: Record<string, unknown>;
  /** The whole answer, the envelope included; absent where it is no text. */
  answer?: unknown;
}

/** Two folders up from this file both as source and built. */
const FOLDER = resolve(import.meta.dirname, '../../openapi');

export function contractSchemas(): ContractSchemas {
  return JSON.parse(readFileSync(resolve(FOLDER, 'contract.json'), 'utf8')) as ContractSchemas;
}

/** By route: `GET /a/:b`. */
export function examples(): Record<string, Example> {
  const file = resolve(FOLDER, 'examples.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>) : {};
}
