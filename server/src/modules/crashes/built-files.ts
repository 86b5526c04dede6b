import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';

const ASSETS = resolve(import.meta.dirname, '../../../../web/dist/assets');

/** Names of the scripts and style sheets that this server serves; none when the web app is not built. */
@Injectable()
export class BuiltFiles {
  private names: ReadonlySet<string> | undefined;

  has(name: string): boolean {
    this.names ??= read();
    return this.names.has(name);
  }
}

function read(): ReadonlySet<string> {
  try {
    return new Set(readdirSync(ASSETS).filter((name) => /\.(js|css)$/.test(name)));
  } catch {
    return new Set();
  }
}
