import { useEffect, useState } from 'react';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { albumTexts } from './album-texts.js';
import { CameraIcon } from './camera-icon.js';
import { canRetry } from './failures.js';
import { thumbnail } from './thumbnail.js';
import type { QueueItem } from './photo-stores.js';
import type { QueueState } from './guest-photos.js';
import type { UploadQueue } from './upload-queue.js';

interface Props {
  queue: UploadQueue;
  state: QueueState;
  sends: boolean;
  /** How many were sent since the sheet was opened. */
  sentNow: number;
}

/** The photos that are being sent, wait, or were refused; and how far all of them are. */
export function QueueList({ queue, state, sends, sentNow }: Props) {
  const { view } = useGuest();
  const t = albumTexts(view.locale);
  const known = new Set(state.own?.map(({ _id }) => _id));
  // One that was sent stays until it is among the guest's own.
  const items = state.items.filter(
    (item) => item.state !== 'sent' || (item.photoId !== null && !known.has(item.photoId) && sentNow > 0),
  );
  const queued = state.items.filter((item) => item.state === 'queued');
  if (items.length === 0 && sentNow === 0 && state.storing === 0) return null;
  const words =
    state.storing > 0
      ? t.storing(state.storing)
      : queued.length === 0 || !sends
        ? sentNow > 0
          ? t.thanks(sentNow)
          : ''
        : state.pause
          ? t.pauses[state.pause]
          : t.sendingOf(sentNow + 1, sentNow + queued.length);
  return (
    <section className="alb-queue" aria-label={t.queue}>
      <p className="alb-status" role="status">
        {words}
      </p>
      {sends && queued.length > 0 && <Bar label={t.progress} part={partOf(state.items, sentNow)} />}
      {sends && state.storing > 0 && <p className="hint">{t.storingOpen}</p>}
      {sends && state.storing === 0 && queued.length > 0 && !state.unkept && <p className="hint">{t.stayOpen}</p>}
      {items.filter(({ failure }) => failure && canRetry(failure)).length > 1 && (
        <button type="button" className="btn ghost small" onClick={() => void queue.retry()}>
          <span>{t.retryAll}</span>
        </button>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <Row key={item.upload} queue={queue} item={item} isSending={state.sending === item.upload} sends={sends} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** How much of what was chosen is sent, from 0 to 1. */
function partOf(items: readonly QueueItem[], sentNow: number): number {
  const queued = items.filter(({ state }) => state === 'queued');
  const begun = queued.reduce((sum, item) => sum + partOfPhoto(item), 0);
  return (sentNow + begun) / (sentNow + queued.length);
}

const partOfPhoto = ({ received, pieces }: QueueItem): number => (pieces > 0 ? received / pieces : 0);

function Bar({ label, part }: { label: string; part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div
      className="alb-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}

interface RowProps {
  queue: UploadQueue;
  item: QueueItem;
  isSending: boolean;
  sends: boolean;
}

function Row({ queue, item, isSending, sends }: RowProps) {
  const { view, texts } = useGuest();
  const t = albumTexts(view.locale);
  const { state, failure, upload, fileName } = item;
  const part = partOfPhoto(item);
  const words = failure
    ? failure.kind === 'unreadable'
      ? failure.code === 'no-read'
        ? t.notRead
        : t.unreadable
      : failure.message || t.refused
    : state === 'sent'
      ? t.states.sent
      : !sends
        ? t.states.sample
        : isSending || part > 0
          ? t.percent(Math.round(part * 100))
          : t.states.queued;
  return (
    <li className={`alb-row${state === 'failed' ? ' bad' : ''}`}>
      <Thumbnail queue={queue} upload={upload} />
      <div>
        <b dir="auto">{fileName}</b>
        <small>{words}</small>
        {isSending && (
          <span className="alb-bar" aria-hidden="true">
            <i style={{ width: `${Math.round(part * 100)}%` }} />
          </span>
        )}
        {failure && canRetry(failure) && (
          <button
            type="button"
            className="btn ghost small"
            aria-label={t.retryPhoto(fileName)}
            onClick={() => void queue.retry(upload)}
          >
            <span>{texts.retry}</span>
          </button>
        )}
      </div>
      {state === 'sent' ? (
        <Icon name="check" />
      ) : (
        <button
          type="button"
          className="alb-out"
          aria-label={t.removePhoto(fileName)}
          onClick={() => void queue.remove(upload)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** A chosen photo; a drawing where the browser shows no such file, as with HEIC. */
function Thumbnail({ queue, upload }: { queue: UploadQueue; upload: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    thumbnail(
      upload,
      (of) => queue.fileOf(of),
      () => !isGone,
    ).then(
      (small) => {
        if (!small || isGone) return;
        made = URL.createObjectURL(small);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [queue, upload]);
  return (
    <span className="tile pic">
      {url === null ? <CameraIcon /> : <img src={url} alt="" onError={() => setUrl(null)} />}
    </span>
  );
}
