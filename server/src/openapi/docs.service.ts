import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { APP_CONFIG } from '../common/app-options.js';
import type { AppConfig } from '../config/app-config.js';
import { PageDocument } from '../pages/page-document.js';
import { contractSchemas, examples } from './described-files.js';
import { docsPage } from './docs-page.js';
import { openApiDocument } from './openapi-document.js';
import { handledRoutes } from './routes.js';

const PACKAGE_FILE = resolve(import.meta.dirname, '../../package.json');

interface Made {
  document: PageDocument;
  page: PageDocument;
}

/** Describes the API once, at the first request for it; what is made, and each encoding of it, is kept. */
@Injectable()
export class DocsService {
  private made: Made | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The OpenAPI document, as JSON. */
  document(): PageDocument {
    return this.make().document;
  }

  /** The same for people, as an HTML document. */
  page(): PageDocument {
    return this.make().page;
  }

  private make(): Made {
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
    this.made = {
      document: new PageDocument(JSON.stringify(document)),
      page: new PageDocument(docsPage(document)),
    };
    return this.made;
  }
}
