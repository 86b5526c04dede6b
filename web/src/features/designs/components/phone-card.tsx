import { NamedCover } from '../names/named-cover.js';
import * as css from './design-viewer.module.css';

/** A cover as on a guest's phone. */
export function PhoneCard({ design, alt }: { design: string; alt: string }) {
  return (
    <div className={css.phoneCard}>
      <NamedCover className={css.phoneScreen} design={design} alt={alt} sizes="17rem" />
    </div>
  );
}
