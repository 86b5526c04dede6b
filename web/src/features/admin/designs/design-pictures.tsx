import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { coverImage } from '@serikad/shared/designs/cover-picture';
import { isFreeLayout } from '@serikad/shared/designs/free-layouts';
import { Notice } from '../../../components/ui/states.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { layerFacts } from './layer-facts.js';
import { PictureSlot } from './picture-slot.js';
import { PreviewButton } from './preview-button.js';
import * as css from './designs.module.css';

/** The cover and the layers of a design; each may be an uploaded picture instead of the catalogue's. */
export function DesignPictures({ design }: { design: AdminDesign }) {
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">{t.pictures}</h2>
        <PreviewButton />
      </div>
      <div className={css.picturesHead}>
        <p className="xs soft">{t.layersNote}</p>
        <Unfinished design={design} />
      </div>
      <ul className="divide">
        <PictureSlot
          designId={design._id}
          name={t.cover}
          hint={t.coverHint}
          src={coverImage(design._id, 400)}
          uploaded={design.hasOwnCover}
          tall
        />
        {design.layers.map((layer) => (
          <PictureSlot
            key={layer.role}
            designId={design._id}
            role={layer.role}
            box={layer}
            {...layerFacts(design, layer)}
            src={layer.empty ? null : `/storage/${layer.imageUrl}`}
            uploaded={layer.uploaded}
            empty={layer.empty}
          />
        ))}
      </ul>
    </section>
  );
}

/** What a design with pictures of the seller's still shows of the artwork that it began with. */
function Unfinished({ design }: { design: AdminDesign }) {
  const { layers, hasOwnCover, layout, basedOn } = design;
  if (basedOn === null || !layers.some(({ uploaded, empty }) => uploaded || empty)) return null;
  const bundled = isFreeLayout(layout) ? layers.filter(({ uploaded, empty }) => !uploaded && !empty) : [];
  if (hasOwnCover && bundled.length === 0) return null;
  return (
    <>
      {bundled.length > 0 && (
        <Notice tone="info" title={t.stillBundled}>
          {t.stillBundledText(bundled.map((layer) => layerFacts(design, layer).name).join(', '))}
        </Notice>
      )}
      {!hasOwnCover && (
        <Notice tone="warn" title={t.ownCoverMissing}>
          {t.ownCoverMissingText}
        </Notice>
      )}
    </>
  );
}
