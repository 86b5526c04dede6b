import { dtoSchema } from '@serikad/shared/validation/dto-schema';
import type { FieldSchema } from '@serikad/shared/validation/field-schema';
import type { ClassConstructor } from 'class-transformer';
import type { UploadOptions } from '../http/decorators/upload-metadata.js';
import type { ContractSchemas } from './described-files.js';

const PICTURE = {
  type: 'string',
  contentMediaType: 'image/*',
  description: 'A picture: JPEG, PNG, WebP, AVIF or HEIC, found out by its content.',
} as const;

/** Collects the schemas of the classes that check bodies, each once, under its name. */
export class BodySchemas {
  private readonly classes = new Map<string, ClassConstructor<object>>();
  readonly schemas: Record<string, unknown> = {};

  constructor(private readonly notes: ContractSchemas['notes']) {}

  /** A reference to the schema of a JSON body. `route` is where the comments beside its fields are found. */
  reference(type: ClassConstructor<object>, route?: string): FieldSchema {
    const known = this.classes.get(type.name);
    if (known !== undefined && known !== type) throw new Error(`Two classes for bodies are called ${type.name}`);
    if (known === undefined) {
      this.classes.set(type.name, type);
      this.schemas[type.name] = this.schemaOf(type, route);
    }
    return { $ref: `#/components/schemas/${type.name}` };
  }

  /** The schema of a form with a picture beside its texts. */
  form(type: ClassConstructor<object> | undefined, { field, required }: UploadOptions, route: string): unknown {
    const texts = type === undefined ? { type: 'object' as const } : this.schemaOf(type, route);
    return {
      ...texts,
      properties: { ...texts.properties, [field]: PICTURE },
      required: [...(texts.required ?? []), ...(required ? [field] : [])],
    };
  }

  private schemaOf(type: ClassConstructor<object>, route: string | undefined): FieldSchema {
    const notes = { ...this.notes[type.name], ...(route !== undefined && this.notes[route]) };
    const schema = dtoSchema(type, (nested) => this.reference(nested));
    for (const [field, description] of Object.entries(notes)) {
      const property = schema.properties?.[field];
      if (property && schema.properties) schema.properties[field] = { description, ...property };
    }
    return schema;
  }
}
