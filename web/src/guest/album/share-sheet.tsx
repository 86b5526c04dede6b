import { useEffect, useState } from 'react';
import { LONGEST_ALBUM_NAME, type OwnAlbumPhoto } from '@serikad/shared/album/album.types';
import { longDate } from '@serikad/shared/invitations/event-dates';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { useGuest } from '../guest-context.js';
import { Sheet } from '../sheets/sheet.js';
import { Field } from '../ui/field.js';
import { albumTexts } from './album-texts.js';
import { CameraIcon } from './camera-icon.js';
import { joinRefused, type Refused } from './chosen-files.js';
import { albumName, keepAlbumName } from './guest-name.js';
import { OwnPhoto } from './own-photo.js';
import { OwnPhotos } from './own-photos.js';
import { QueueList } from './queue-list.js';
import { refusedTexts } from './refused-texts.js';
import type { UploadQueue } from './upload-queue.js';
import { useQueue } from './use-queue.js';

/** Own photos are loaded anew so long after the last one was sent. */
const SENT_MS = 1_200;

interface Props {
  queue: UploadQueue;
  /** Whether the album takes photos; otherwise the guest's own can still be seen and removed. */
  takes: boolean;
  /** Until when, ISO; `null` where it is not known. */
  closes: string | null;
  onClosed: () => void;
}

/** Where a guest adds photos, sees how far they are, and what became of those that were sent. */
export function ShareSheet({ queue, takes, closes, onClosed }: Props) {
  const { view, mode, bundle } = useGuest();
  const t = albumTexts(view.locale);
  const state = useQueue(queue);
  const [own, setOwn] = useState<OwnAlbumPhoto | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const sends = mode === 'live' && !bundle.invitation.isSample;
  const loading = useOwnPhotos(queue, sends);
  const sent = useSentNow(queue);

  const choose = async (files: File[]): Promise<void> => {
    setNotice(null);
    if (state.storing === 0) setRefused(null);
    const added = await queue.add(files);
    setRefused((before) => (before ? joinRefused(before, added) : added));
  };
  if (own) {
    return (
      <Sheet title={t.own} view="own" onClosed={onClosed} onBack={() => setOwn(null)}>
        <OwnPhoto
          photo={own}
          queue={queue}
          onRemoved={() => {
            setNotice(t.removed);
            setOwn(null);
          }}
        />
      </Sheet>
    );
  }
  const problems = refused ? refusedTexts(refused, t) : [];
  const open = state.items.filter((item) => item.state !== 'sent');
  return (
    <Sheet title={takes ? t.share : t.own} onClosed={onClosed}>
      {!sends && <p className="notice">{mode === 'preview' ? t.preview : t.sample}</p>}
      {!takes && <p className="notice">{t.overNow}</p>}
      {notice !== null && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {state.unkept && open.some((item) => !item.onDevice) && sends && (
        <p className="notice bad" role="alert">
          {t.unkept[state.unkept]}
        </p>
      )}
      {takes && (
        <>
          <GuestName sends={sends} />
          <div className="alb-choose">
            <label className="btn solid wide" aria-disabled={state.left === 0}>
              <input
                type="file"
                multiple
                accept="image/*,.heic,.heif"
                disabled={state.left === 0}
                onChange={({ currentTarget }) => {
                  const files = [...(currentTarget.files ?? [])];
                  // So that the same one can be chosen again.
                  currentTarget.value = '';
                  if (files.length > 0) void choose(files);
                }}
              />
              <CameraIcon />
              <span>{state.items.length > 0 ? t.chooseMore : t.choose}</span>
            </label>
            <p className="hint center">
              {t.left(state.left)}
              <br />
              {t.rules}
              {closes !== null && (
                <>
                  <br />
                  {t.until(longDate(malaysiaDay(Date.parse(closes)), view.locale))}
                </>
              )}
            </p>
          </div>
        </>
      )}
      {problems.length > 0 && (
        <div className="notice bad alb-problems" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <QueueList queue={queue} state={state} sends={sends} sentNow={sent} />
      <OwnPhotos state={state} failed={loading.failed} onRetry={loading.load} onOpen={setOwn} />
      {takes && <p className="hint">{t.review}</p>}
    </Sheet>
  );
}

/** The guest's name: as it was typed before, else as in their RSVP, or as the family's link says. */
function GuestName({ sends }: { sends: boolean }) {
  const { bundle, view, texts, rsvp, personal } = useGuest();
  const t = albumTexts(view.locale);
  const id = bundle.invitation._id;
  const [name, setName] = useState(() => {
    const known = rsvp.store.read('wish') ?? rsvp.store.read('pending') ?? rsvp.store.read('draft');
    return albumName(id) ?? (personal?.title || known?.from || '').slice(0, LONGEST_ALBUM_NAME);
  });
  useEffect(() => {
    if (sends) keepAlbumName(id, name);
  }, [id, name, sends]);
  return (
    <div>
      <Field label={t.name} hint={texts.optional}>
        {(input) => (
          <input
            {...input}
            type="text"
            dir="auto"
            autoComplete="name"
            enterKeyHint="done"
            maxLength={LONGEST_ALBUM_NAME}
            placeholder={texts.namePlaceholder}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <p className="hint">{t.nameHint}</p>
    </div>
  );
}

/** Loads the guest's own photos, again after each that was sent. */
function useOwnPhotos(queue: UploadQueue, sends: boolean): { failed: boolean; load: () => void } {
  const [failed, setFailed] = useState(false);
  const { items } = useQueue(queue);
  const sent = items.filter(({ state }) => state === 'sent').length;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!sends) return undefined;
    let isGone = false;
    const timer = setTimeout(
      () => {
        queue.loadOwn().then(
          () => isGone || setFailed(false),
          () => isGone || setFailed(true),
        );
      },
      attempt === 0 && sent === 0 ? 0 : SENT_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [attempt, queue, sends, sent]);
  return { failed, load: () => setAttempt((count) => count + 1) };
}

/** How many photos were sent since the sheet was opened. */
function useSentNow(queue: UploadQueue): number {
  const { items } = useQueue(queue);
  const [before] = useState(() => items.filter(({ state }) => state === 'sent').map(({ upload }) => upload));
  return items.filter(({ state, upload }) => state === 'sent' && !before.includes(upload)).length;
}
