import type { AlbumArchiveDto } from '@serikad/shared/album/album.dto';
import type { AlbumCounts, ArchivePart } from '@serikad/shared/album/album.types';
import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { SegmentedControl, type Choice } from '../../../components/ui/choices.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { albumTexts as t } from '../../../i18n/album.js';
import { dateTime } from '../../../lib/format.js';
import { useArchive } from '../mutations/album.js';
import { sizeText } from './sizes.js';
import * as css from './album.module.css';

type Which = AlbumArchiveDto['photos'];
const CHOICES: readonly Choice<Which>[] = [
  { value: 'approved', label: t.archiveApproved },
  { value: 'all', label: t.archiveAll },
];
/** How long the links of an archive work, in milliseconds. */
const LINKS_MS = 60 * 60 * 1000;

interface Prepared {
  parts: readonly ArchivePart[];
  until: string;
}

/** All originals as ZIP files, in parts. */
export function ArchiveButton({ invitationId, counts }: { invitationId: string; counts: AlbumCounts }) {
  const [open, setOpen] = useState(false);
  const [which, setWhich] = useState<Which>('approved');
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const { isPending, mutate: prepare } = useArchive(invitationId, (parts) =>
    setPrepared({ parts, until: new Date(Date.now() + LINKS_MS).toISOString() }),
  );
  const count = counts.approved + (which === 'all' ? counts.waiting + counts.hidden : 0);
  const start = () => {
    setPrepared(null);
    setWhich(counts.approved === 0 ? 'all' : 'approved');
    setOpen(true);
  };
  const isNone = counts.approved + counts.waiting + counts.hidden === 0;
  return (
    <section className="card card__pad">
      <h2 className="h-card">{t.archive}</h2>
      <p className="sm soft">{isNone ? t.archiveNone : t.archiveText}</p>
      {!isNone && (
        <Button className={css.sideButton} variant="second" icon="download" aria-haspopup="dialog" onClick={start}>
          {t.archive}
        </Button>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.archive}
        icon="download"
        actions={
          <>
            <Button variant="second" onClick={() => setOpen(false)}>
              {t.close}
            </Button>
            {prepared === null && (
              <Button busy={isPending} disabled={count === 0} onClick={() => prepare(which)}>
                {t.archiveMake}
              </Button>
            )}
          </>
        }
      >
        <div className="stack">
          <p className="sm soft">{t.archiveText}</p>
          <SegmentedControl
            label={t.archiveWhich}
            value={which}
            choices={CHOICES}
            onChange={(value) => {
              setWhich(value);
              setPrepared(null);
            }}
          />
          {count === 0 && <p className="sm">{t.archiveNone}</p>}
          {prepared && prepared.parts.length > 0 && (
            <>
              <ul className={css.parts}>
                {prepared.parts.map(({ part, photos, bytes, link }) => (
                  <li key={part}>
                    <span className="sm num">{t.archiveSize(photos, sizeText(bytes))}</span>
                    <ButtonAnchor size="sm" icon="download" href={link}>
                      {t.archivePart(part, prepared.parts.length)}
                    </ButtonAnchor>
                  </li>
                ))}
              </ul>
              <p className="xs soft" role="status">
                {t.archiveUntil(dateTime(prepared.until, false))}
              </p>
            </>
          )}
        </div>
      </Dialog>
    </section>
  );
}
