import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { chosenDesign, chosenOptions, type ChosenOption } from '@serikad/shared/designs/design-choices';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { reasonOf } from '../../config/system-error.js';
import { Metrics } from '../../operations/metrics/metrics.js';
import { DesignsService } from '../designs/designs.service.js';
import type { WidePicture } from '../designs/wide-picture.js';
import { imagesBusy } from '../../media/images/image-failure.js';
import { WorkQueue } from '../../common/work-queue.js';
import { InvitationBundles } from '../invitations/invitation-bundles.service.js';
import { CatalogueFiles } from '../../media/storage/catalogue-files.js';
import { STORAGE, type StoragePort, type StoredFile } from '../../media/storage/storage.port.js';
import { LinkPreviewsRepository } from './link-previews.repository.js';
import { previewContent, previewVersion, type PreviewContent } from './preview-content.js';
import { layOut } from './preview-layout.js';
import { photoGround } from './preview-photo.js';
import { paintPreview, tinted, type PaintedGround, type PaintedLayer } from './preview-painter.js';
import { TextShaper } from './text-shaper.js';

/** Pictures that are painted at the same time, and requests that may wait for it. */
const AT_ONCE = 2;
const MOST_WAITING = 40;
const MOST_UNPAINTABLE = 1_000;
/** A picture's name is made from its content: the hash of its recipe. `current` is the present one. */
const FILE_NAME = /^([0-9a-f]{32}|current)\.jpg$/;

type MayPaint = (invitationId: string) => boolean;

interface Recipe {
  invitationId: string;
  version: string;
  content: PreviewContent;
  wide: WidePicture;
  folder: string;
  /** What the names of the cover's files begin with. */
  stem: string;
  palette: InvitationBundle['design']['palette'];
}

interface LinkPicture {
  file: StoredFile;
  /** Whether the address names what the invitation shows now. */
  current: boolean;
}

/**
 * The pictures of invitations' links: painted when a chat app first asks for one, kept in the storage under a key that
 * changes with everything that the picture shows, and shared by all servers. See docs/decisions/091.
 */
@Injectable()
export class LinkPreviewsService {
  private readonly log = new Logger(LinkPreviewsService.name);
  private readonly queue = new WorkQueue(AT_ONCE, MOST_WAITING);
  private readonly painting = new Map<string, Promise<StoredFile | null>>();
  /** Keys of pictures with a letter that no face has; the key changes with the texts. */
  private readonly unpaintable = new Set<string>();

  constructor(
    private readonly bundles: InvitationBundles,
    private readonly designs: DesignsService,
    private readonly catalogue: CatalogueFiles,
    private readonly shaper: TextShaper,
    private readonly previews: LinkPreviewsRepository,
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.watchQueue('link-pictures', this.queue);
  }

  /** The path of an invitation's picture; that of its design's where there is none of its own. */
  async path(bundle: InvitationBundle): Promise<string> {
    const recipe = await this.recipe(bundle);
    if (!recipe) return `/design/preview-image/${encodeURIComponent(bundle.design._id)}`;
    return `/invitation/preview/${recipe.invitationId}/${recipe.version}.jpg`;
  }

  /**
   * The picture of an invitation as the public sees it now, whatever picture was asked for.
   * @param name the last part of the address
   * @param mayPaint asked before a picture is painted, with the invitation's id
   * @returns the design's path when it has no picture of its own, when no face has a letter of it, or when none may be
   *   painted now
   * @throws DomainError not-found, unavailable when too many wait
   */
  async picture(id: string, name: string, mayPaint: MayPaint): Promise<LinkPicture | { instead: string }> {
    const asked = FILE_NAME.exec(name)?.[1];
    if (asked === undefined) throw new DomainError('not-found');
    const bundle = await this.bundles.findOne(id, null, 'malay');
    const recipe = await this.recipe(bundle);
    const file = recipe && (await this.storedOrPainted(recipe, mayPaint));
    if (!recipe || !file) return { instead: `/design/preview-image/${encodeURIComponent(bundle.design._id)}` };
    return { file: { ...file, etag: `"${recipe.version}"` }, current: asked === recipe.version };
  }

  private async recipe(bundle: InvitationBundle): Promise<Recipe | null> {
    const { invitation } = bundle;
    if (invitation.isSample) return null;
    const design = chosenDesign(bundle.design, invitation);
    const { wide: own, folder } = await this.designs.cover(design._id);
    if (!own) return null;
    const { wide, stem } = inColoursOf(own, chosenOptions(design, invitation));
    const content = previewContent({ ...bundle, design }, wide);
    const version = previewVersion(content, design, wide);
    return { invitationId: invitation._id, version, content, wide, folder, stem, palette: design.palette };
  }

  /** The kept file; painted now when there is none. Those who ask together wait for one painting. */
  private async storedOrPainted(recipe: Recipe, mayPaint: MayPaint): Promise<StoredFile | null> {
    const key = keyOf(recipe);
    if (this.unpaintable.has(key)) return null;
    const stored = await this.storage.open(key);
    if (stored) return stored;
    let painting = this.painting.get(key);
    if (!painting) {
      if (!mayPaint(recipe.invitationId)) return null;
      painting = this.queue.run(() => this.paint(key, recipe), imagesBusy).finally(() => this.painting.delete(key));
      this.painting.set(key, painting);
    }
    // A stream is read once: each of those who waited opens the file for itself.
    return (await painting) && this.storage.open(key);
  }

  private async paint(key: string, recipe: Recipe): Promise<StoredFile | null> {
    const begun = this.clock.now();
    const { content, wide, folder, stem, palette } = recipe;
    const layout = await layOut(wide, content, this.shaper);
    if (layout.missing.some((character) => /[\p{L}\p{N}]/u.test(character))) {
      this.noteUnpaintable(key);
      return null;
    }
    const [ground, jawi, rule] = await Promise.all([
      this.ground(recipe),
      this.catalogueFile(folder, `${stem}-jawi.webp`),
      this.catalogueFile(folder, `${stem}-rule.webp`),
    ]);
    const marks = { ...(jawi && { jawi }), ...(rule && { rule }) };
    const jpeg = await paintPreview({ ground, layout, marks, line: palette.line });
    // Noted first, so that a crash leaves no file without an entry.
    const { invitationId } = recipe;
    const others = await this.previews.note(invitationId, key, this.clock.date());
    try {
      await this.storage.put(key, jpeg);
    } catch (error) {
      // No room: the link shows the design's picture until there is.
      this.log.error(`a picture of a link could not be stored: ${reasonOf(error)}`);
      return null;
    }
    await this.removeFiles(invitationId, others);
    this.log.log(`painted ${key} in ${this.clock.now() - begun} ms, ${Math.ceil(jpeg.length / 1024)} KB`);
    return this.storage.open(key);
  }

  /**
   * Removes earlier pictures; those that can't be removed now are removed with the next picture, or by their age.
   * @returns whether all were removed
   */
  async removeFiles(invitationId: string, keys: readonly string[]): Promise<boolean> {
    let isDone = true;
    for (const key of keys) {
      try {
        await this.storage.remove(key);
        await this.previews.forget(invitationId, key);
      } catch (error) {
        this.log.warn(`a picture of a link is left for later: ${String(error)}`);
        isDone = false;
      }
    }
    return isDone;
  }

  private noteUnpaintable(key: string): void {
    const [oldest = ''] = this.unpaintable;
    if (this.unpaintable.size >= MOST_UNPAINTABLE) this.unpaintable.delete(oldest);
    this.unpaintable.add(key);
  }

  private async ground({
    content: { ground, bare, layers = [] },
    wide,
    folder,
    stem,
    palette,
  }: Recipe): Promise<PaintedGround> {
    if (ground.kind === 'colour') return { colour: ground.colour };
    if (ground.kind !== 'design') {
      const file = await this.storage.open(ground.key);
      const photo = file && (await buffer(file.stream()));
      if (photo) return { picture: await photoGround(photo, palette.ground, bare ? { kind: 'whole' } : ground) };
    }
    const picture = await this.catalogueFile(folder, `${stem}.avif`);
    if (!picture) throw new Error(`the catalogue's folder ${folder} has no ${stem}.avif`);
    return { picture, layers: await this.layers(folder, stem, wide, layers) };
  }

  /** The pictures of the couple's options, where the wide cover has them. */
  private layers(
    folder: string,
    stem: string,
    { layers = [], tints = [] }: WidePicture,
    stems: readonly string[],
  ): Promise<PaintedLayer[]> {
    const needed = async (name: string): Promise<Buffer> => {
      const file = await this.catalogueFile(folder, name);
      if (!file) throw new Error(`the catalogue's folder ${folder} has no ${name}`);
      return file;
    };
    return Promise.all(
      layers.map(async ({ role, left, top }, index) => {
        const picture = await needed(`wide-${stems[index]}.webp`);
        const tint = tints.includes(role) ? await needed(`${stem}-tint-${role}.webp`) : undefined;
        return { picture: tint ? await tinted(picture, tint) : picture, left, top };
      }),
    );
  }

  private async catalogueFile(folder: string, name: string): Promise<Buffer | undefined> {
    const file = await this.catalogue.openNamed(folder, name);
    return file ? buffer(file.stream()) : undefined;
  }
}

/** A design's wide cover in the colours of the options that a couple chose, with the pictures of all options. */
function inColoursOf(wide: WidePicture, chosen: readonly ChosenOption[]): { wide: WidePicture; stem: string } {
  const { skins = {}, layers } = wide;
  const option = chosen.find((one) => one.option in skins)?.option ?? '';
  const skin = skins[option];
  return skin ? { wide: { ...skin, ...(layers && { layers }) }, stem: `wide-skin-${option}` } : { wide, stem: 'wide' };
}

function keyOf({ invitationId, version }: Recipe): string {
  return `link-previews/${invitationId}/${version}.jpg`;
}
