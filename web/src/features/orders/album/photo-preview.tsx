import type { CoupleAlbumPhoto } from '@serikad/shared/album/album.types';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { albumTexts as t } from '../../../i18n/album.js';
import { dateTime } from '../../../lib/format.js';
import { useLastShown } from '../../../lib/use-last-shown.js';
import type { PhotoAction } from '../mutations/album.js';
import * as css from './album.module.css';

interface Props {
  /** Open while there is one. */
  photo: CoupleAlbumPhoto | null;
  /** Its place among those of the page, from 0. */
  at: number;
  count: number;
  isPending: boolean;
  /** Whether a question about the photo lies over it, which has the keys. */
  isAsking: boolean;
  onTurn: (to: number) => void;
  onAct: (action: PhotoAction, photo: CoupleAlbumPhoto) => void;
  onClose: () => void;
}

/** One photo large, to decide on with buttons or keys; then the next one. */
export function PhotoPreview({ photo, at, count, isPending, isAsking, onTurn, onAct, onClose }: Props) {
  const shown = useLastShown(photo);
  /** What was pressed last; its button keeps the focus while the server answers. */
  const [pressed, setPressed] = useState<PhotoAction | null>(null);
  const canDo = (action: PhotoAction): boolean => action === 'delete' || shown?.state !== RESULTS[action];
  const act = (action: PhotoAction) => {
    if (!photo || !canDo(action) || isPending) return;
    setPressed(action);
    onAct(action, photo);
  };
  const waits = (action: PhotoAction) => isPending && { busy: action === pressed, disabled: action !== pressed };
  useKeys(photo !== null && !isAsking, {
    ArrowLeft: () => onTurn(at - 1),
    ArrowRight: () => onTurn(at + 1),
    [keyOf(t.approve)]: () => act('approve'),
    [keyOf(t.hide)]: () => act('hide'),
    Delete: () => act('delete'),
  });
  if (shown === null) return null;
  const who = shown.name === '' ? t.from(t.aGuest) : t.from(shown.name);
  return (
    <Dialog open={photo !== null} onClose={onClose} title={t.preview} size="full" closeButton bare>
      <div className={css.preview} data-part="album-preview">
        <div className={css.stage}>
          <img
            key={shown._id}
            className={css.large}
            src={shown.pictures.large}
            alt={who}
            width={shown.width}
            height={shown.height}
            style={{ backgroundImage: `url("${shown.pictures.small}")` }}
          />
          <IconButton
            className={css.back}
            variant="inverse"
            icon="chevron-left"
            label={t.previous}
            disabled={at <= 0}
            onClick={() => onTurn(at - 1)}
          />
          <IconButton
            className={css.forth}
            variant="inverse"
            icon="chevron-right"
            label={t.next}
            disabled={at >= count - 1}
            onClick={() => onTurn(at + 1)}
          />
        </div>
        <div className={css.foot}>
          <div className="grow">
            <p dir="auto">
              <b>{who}</b>
            </p>
            <p className="xs soft num" role="status">
              {dateTime(shown.at)} · {t.place(at + 1, count)}
            </p>
            <p className={`xs soft ${css.keys}`}>{t.keys}</p>
          </div>
          <div className={css.acts}>
            {canDo('approve') && (
              <Button icon="check" {...waits('approve')} onClick={() => act('approve')}>
                {t.approve}
              </Button>
            )}
            {canDo('hide') && (
              <Button variant="second" {...waits('hide')} onClick={() => act('hide')}>
                {t.hide}
              </Button>
            )}
            <Button variant="second" icon="trash" {...waits('delete')} onClick={() => act('delete')}>
              {t.delete}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const RESULTS = { approve: 'approved', hide: 'hidden' } as const;

/**
 * Keys of the window while `isActive`: the focus may be on any of the dialog's buttons.
 * One that is held down counts once.
 */
function useKeys(isActive: boolean, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKey = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey && !repeat) latest.current[key.length === 1 ? key.toLowerCase() : key]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isActive]);
}

/** The key of a button: the first letter of its label, as `t.keys` says. */
function keyOf(label: string): string {
  return label.charAt(0).toLowerCase();
}
