import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { APP_CONFIG } from '../common/app-options.js';
import type { AppConfig } from '../config/app-config.js';
import { contractSchemas, examples } from './described-files.js';
import { docsPage } from './docs-page.js';
import { openApiDocument } from './openapi-document.js';
import type { OpenApiDocument } from './openapi.types.js';
import { handledRoutes } from './routes.js';

const PACKAGE_FILE = resolve(import.meta.dirname, '../../package.json');

/** Describes the API, once, when somebody first asks for it. */
@Injectable()
export class DocsService {
  private made: { document: OpenApiDocument; page: string } | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The OpenAPI document. */
  document(): OpenApiDocument {
    return this.make().document;
  }

  /** The same for people, as an HTML document. */
  page(): string {
    return this.make().page;
  }

  private make(): { document: OpenApiDocument; page: string } {
    if (this.made) return this.made;
    const { version } = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')) as { version: string };
    const document = openApiDocument({
      title: this.config.shop.name,
      version,
      url: this.config.publicUrl,
      routes: handledRoutes(this.modules),
      contract: contractSchemas(),
      examples: examples(),
    });
    this.made = { document, page: docsPage(document) };
    return this.made;
  }
}
