import { DesignCover } from '../../components/design-cover.js';

/** A cover as it stands on a guest's phone. */
export function PhoneCard({ design, alt }: { design: string; alt: string }) {
  return (
    <div className="phone-card">
      <DesignCover design={design} alt={alt} sizes="17rem" />
    </div>
  );
}
