import type { FieldSchema } from '@serikad/shared/validation/field-schema';

/** The parts of OpenAPI 3.1 that this server writes. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
    headers: Record<string, unknown>;
  };
}

export interface OpenApiOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  /** Empty: no session is read. `{}` among others: a session is optional. */
  security: ({ bearer: [] } | Record<string, never>)[];
  parameters?: OpenApiParameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, OpenApiResponse>;
}

export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: FieldSchema;
  example?: unknown;
}

export interface MediaType {
  schema: unknown;
  example?: unknown;
}

export interface OpenApiResponse {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}
