import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sha256Hex } from '../../common/sha256.js';
import type { BundledDesign } from '../../modules/designs/design.schema.js';
import { DesignsService } from '../../modules/designs/designs.service.js';
import { CATALOGUE_FOLDER } from '../../config/catalogue-folder.js';
import type { DesignFile } from './design-file.dto.js';
import { readCatalogue } from './read-catalogue.js';

/** Parallel writes: the database joins their journal commits; more would wait for a connection on a slow machine. */
const AT_ONCE = 20;

/** Brings the bundled designs into the database before the first request. Several servers may do it at once. */
@Injectable()
export class CatalogueSeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(CatalogueSeed.name);

  constructor(private readonly designs: DesignsService) {}

  async onApplicationBootstrap(): Promise<void> {
    const written = await this.run(await readCatalogue(CATALOGUE_FOLDER));
    if (written.length > 0) this.logger.log(`Catalogue: ${written.join(', ')} stored`);
  }

  /** Stores the designs that are new or changed, and returns their ids. */
  async run(files: readonly DesignFile[]): Promise<string[]> {
    const stored = await this.designs.contentHashes();
    // Saves the writes that would change nothing; whether a design may be written is decided by the write itself.
    const changed = files
      .map(bundledDesign)
      .filter(({ design, contentHash }) => stored.get(design._id) !== contentHash);
    for (let at = 0; at < changed.length; at += AT_ONCE) {
      const batch = changed.slice(at, at + AT_ONCE);
      await Promise.all(
        batch.map(({ design, contentHash, order }) => this.designs.saveBundled(design, contentHash, order)),
      );
    }
    return changed.map(({ design }) => design._id);
  }
}

/** A catalogue file as the database keeps it. The order is only a first one, so it isn't part of the hash. */
function bundledDesign({ order, cover, ...file }: DesignFile): {
  design: BundledDesign;
  order: number;
  contentHash: string;
} {
  const { widths, aspect, version, colours, setting, wide } = cover;
  const text = JSON.stringify({
    ...file,
    cover: { widths, aspect, version, colours, setting, wide },
    videoUrl: { premium: `/motion/${file._id}` },
  });
  // Read back, so that fields that a file leaves out are absent and not stored as null.
  const design = JSON.parse(text) as BundledDesign;
  return { design, order, contentHash: sha256Hex(text) };
}
