import { validateDto } from '@serikad/shared/validation/validate';
import type { ClassConstructor } from 'class-transformer';

/**
 * The demo's content, checked as a request's body is.
 * @throws Error naming the fields: the demo's own texts are wrong
 */
export function checked<T extends object>(type: ClassConstructor<T>, plain: object): T {
  const result = validateDto(type, plain);
  if (result.ok) return result.value;
  throw new Error(`the demo's ${type.name} is not valid: ${JSON.stringify(result.fields)}`);
}
