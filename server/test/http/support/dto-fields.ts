import type { ClassConstructor } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { describedFields, type FieldSchema } from '@serikad/shared/validation/field-schema';
import { ModulesContainer } from '@nestjs/core';
import { describeRequest } from '../../../src/openapi/request-description.js';
import { handledRoutes, type HandledRoute } from '../../../src/openapi/routes.js';
import type { TestApp } from '../../support/app.js';

/** A route with the class that checks its body, as declared. */
export interface CheckedRoute {
  /** `POST /api/wish/add` */
  name: string;
  route: HandledRoute;
  body: ClassConstructor<object> | undefined;
  /** The parameters of its address' query. */
  query: string[];
}

/** Every route of the server, found in its controllers. */
export function checkedRoutes({ app }: TestApp): CheckedRoute[] {
  return handledRoutes(app.get(ModulesContainer)).map((route) => {
    const { body, parameters } = describeRequest(route);
    const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    return { name: `${route.method} ${route.path}`, route, body, query };
  });
}

/** A field of a body, at whatever depth. */
export interface DtoField {
  /** `contacts.0.name` */
  path: string;
  schema: FieldSchema;
  nullable: boolean;
  kind: 'text' | 'list' | 'part' | 'other';
}

/** The names of the fields of a class that class-validator checks. */
export function validatedNames(type: ClassConstructor<object>): string[] {
  const checks = getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
  return [...new Set(checks.map(({ propertyName }) => propertyName))].sort();
}

/** A class, and those of all its parts. */
export function classesOf(type: ClassConstructor<object>): ClassConstructor<object>[] {
  const parts = [...describedFields(type).values()].flatMap(({ part }) => (part ? classesOf(part()) : []));
  return [...new Set([type, ...parts])];
}

/** Every field of a body at every depth, from what the decorators of its class say. */
export function fieldsOf(type: ClassConstructor<object>, at = ''): DtoField[] {
  return [...describedFields(type)].flatMap(([name, { schema, nullable = false, part }]) => {
    const path = at === '' ? name : `${at}.${name}`;
    if (!part) return [{ path, schema, nullable, kind: kindOf(schema) }];
    const isList = schema.type === 'array';
    const below = fieldsOf(part(), isList ? `${path}.0` : path);
    return [{ path, schema, nullable, kind: isList ? ('list' as const) : ('part' as const) }, ...below];
  });
}

function kindOf(schema: FieldSchema): DtoField['kind'] {
  if (schema.type === 'array') return 'list';
  const texts = schema.type === 'string' || schema.enum?.every((value) => typeof value === 'string');
  return texts === true ? 'text' : 'other';
}

/** A copy of a body with a value at a path; what lies on the way and isn't there is made. */
export function bodyWith(body: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(body);
  const keys = path.split('.');
  let at: Record<string, unknown> = copy;
  for (const [index, key] of keys.entries()) {
    if (index === keys.length - 1) at[key] = value;
    else {
      const known = at[key];
      if (typeof known !== 'object' || known === null) at[key] = keys[index + 1] === '0' ? [] : {};
      at = at[key] as Record<string, unknown>;
    }
  }
  return copy;
}
