import { type Motif, MOTIFS } from '@serikad/shared/designs/search/motifs';
import { FieldGroup } from '../../../components/ui/field.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { MOTIF_NAMES } from '../../../i18n/design-search.js';

/** What a design's pictures show: buttons that are on or off. */
export function MotifField({
  value = [],
  error,
  onChange,
}: {
  /** Not there in a draft of an earlier release. */
  value: readonly Motif[] | undefined;
  error: string | undefined;
  /** In the order of the list, so that the same choice is the same value. */
  onChange: (motifs: Motif[]) => void;
}) {
  const toggle = (motif: Motif) =>
    onChange(MOTIFS.filter((known) => (known === motif ? !value.includes(known) : value.includes(known))));
  return (
    <FieldGroup label={t.motifs} hint={t.motifsHint} error={error} optional>
      <div className="chips">
        {MOTIFS.map((motif) => (
          <button
            key={motif}
            type="button"
            className="chip"
            aria-pressed={value.includes(motif)}
            onClick={() => toggle(motif)}
          >
            {MOTIF_NAMES[motif]}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}
