import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { coverImage } from '@serikad/shared/designs/cover-picture';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { PictureSlot } from './picture-slot.js';

/** The cover and the layers of a design; each may be an uploaded picture instead of the catalogue's. */
export function DesignPictures({ design }: { design: AdminDesign }) {
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">{t.pictures}</h2>
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
            name={layer.role}
            hint={`${layer.page} · ${layer.position} · ${t.layersHint(layer.width, layer.height)}`}
            src={`/storage/${layer.imageUrl}`}
            uploaded={layer.uploaded}
          />
        ))}
      </ul>
    </section>
  );
}
