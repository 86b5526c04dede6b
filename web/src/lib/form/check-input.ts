import type { FieldError } from '@serikad/shared/errors/error-codes';
import { pageLanguage } from '../../i18n/texts-of.js';

/** Brings the DTO class of a form; lazily, so that the validator loads with the first check. */
export type DtoLoader<Value extends object> = () => Promise<new () => Value>;

type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: readonly FieldError[] };

/** Checks the body of a form with the class that the server checks it with. */
export async function checkInput<Value extends object>(
  loadDto: DtoLoader<Value>,
  body: unknown,
): Promise<Checked<Value>> {
  const checks = await Promise.all([import('@serikad/shared/validation/validate'), loadDto()]).catch(() => null);
  // The checks come over the network too. Without them the server, which has the same, validates.
  if (!checks) return { ok: true, value: body as Value };
  const [{ validateDto, fieldErrorsIn }, Dto] = checks;
  const result = validateDto(Dto, body);
  return result.ok ? result : { ok: false, errors: fieldErrorsIn(pageLanguage(), result.fields) };
}
