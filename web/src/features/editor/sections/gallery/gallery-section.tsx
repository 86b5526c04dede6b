import { GalleryPanel } from './gallery-panel.js';
import type { SectionProps } from '../registry.js';

/** The photos, which have no fields beside them. */
export function GallerySection({ bundle, media, disabled }: SectionProps) {
  return <GalleryPanel bundle={bundle} part={media.gallery} disabled={disabled} />;
}
