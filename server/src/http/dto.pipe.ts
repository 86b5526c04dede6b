import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { ClassConstructor } from 'class-transformer';
import { validateDto } from '@serikad/shared/validation/validate';
import { DomainError } from '../common/domain-error.js';

const PLAIN = new Set<unknown>([String, Number, Boolean, Array, Object]);

/** Checks every body and query that a handler takes as a DTO class, by the same function as the web's forms. */
@Injectable()
export class DtoPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (!metatype || PLAIN.has(metatype) || (type !== 'body' && type !== 'query')) return value;
    const checked = validateDto(metatype as ClassConstructor<object>, value);
    if (!checked.ok) throw new DomainError('validation', { fields: checked.fields });
    return checked.value;
  }
}
