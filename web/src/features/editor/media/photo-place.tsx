import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { PhotoLook } from '@serikad/shared/invitations/photo-look';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Field, useFieldControl } from '../../../components/ui/field.js';
import { Icon } from '../../../components/ui/icon.js';
import { Notice } from '../../../components/ui/states.js';
import { designLanguageTexts as t } from '../../../i18n/editor-design-language.js';
import { mediaTexts } from '../../../i18n/editor-media.js';
import { call } from '../../../lib/api.js';
import { errorMessage, isApiError } from '../../../lib/api-error.js';
import { invitationQuery } from '../../../lib/queries/invitations.js';
import { storedPicture } from './chosen-picture.js';
import { useWarningBeforeUnload } from './stored-photo-field.js';
import * as css from './photo-place.module.css';
import * as editor from '../editor.module.css';

/** Hundredths of the photo's width and height. */
type Place = Pick<PhotoLook, 'x' | 'y'>;

/** Pixels of a photo's shorter side that a phone's cover needs. */
const SHARP_FROM = 400;
/** Width by height up to which the file of 640 pixels shows whether a photo is smaller than that. */
const WIDEST_MEASURED = 640 / SHARP_FROM;

/** After the last move it is stored. */
const SAVE_AFTER_MS = 500;

/** What of the stored photo of the cover stays in sight: where it is tapped, or by two sliders; stored at once. */
export function PhotoPlace({ bundle, disabled }: { bundle: InvitationBundle; disabled: boolean }) {
  const { coverPhoto, photoLook } = bundle.invitation;
  if (bundle.order === null || !coverPhoto || !photoLook) return null;
  return <Placing key={coverPhoto} bundle={bundle} photo={coverPhoto} look={photoLook} disabled={disabled} />;
}

interface PlacingProps {
  bundle: InvitationBundle;
  photo: string;
  look: PhotoLook;
  disabled: boolean;
}

function Placing({ bundle, photo, look, disabled }: PlacingProps) {
  const { moved, place, saving, move, automatic, retry } = usePlace(bundle, photo, look);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const tap = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (!disabled) move({ x: hundredths((clientX - left) / width), y: hundredths((clientY - top) / height) });
  };
  return (
    <div className={css.place} role="group" aria-label={t.photoPlace}>
      <div>
        <p className="field__label" aria-hidden="true">
          {t.photoPlace}
        </p>
        <p className="field__hint">{t.photoPlaceHint}</p>
      </div>
      {/* The sliders do the same without a pointer. */}
      <div className={css.photo} role="presentation" onClick={tap}>
        <img
          src={look.ratio > WIDEST_MEASURED ? storedPicture(photo) : storedPicture(photo, 640)}
          alt=""
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        <i style={{ left: `${place.x}%`, top: `${place.y}%` }} />
      </div>
      {size && Math.min(size.width, size.height) < SHARP_FROM && (
        <Notice tone="warn" role="status">
          {t.photoSmall(size.width, size.height)}
        </Notice>
      )}
      <Slider label={t.photoPlaceX} value={place.x} disabled={disabled} onChange={(x) => move({ ...place, x })} />
      <Slider label={t.photoPlaceY} value={place.y} disabled={disabled} onChange={(y) => move({ ...place, y })} />
      <Button variant="ghost" icon="retry" disabled={disabled} onClick={automatic}>
        {t.photoPlaceAutomatic}
      </Button>
      {saving.isError && (
        <Notice
          tone="bad"
          role="alert"
          actions={
            moved && (
              <Button variant="second" icon="retry" disabled={disabled} onClick={retry}>
                {mediaTexts.photoRetry}
              </Button>
            )
          }
        >
          {isApiError(saving.error, 'conflict') ? t.photoPlaceOvertaken : errorMessage(saving.error)}
        </Notice>
      )}
      <p className={classNames(editor.save, editor.saveOk)} role="status">
        {saving.isSuccess && !moved && (
          <>
            <Icon name="check" />
            {t.photoPlaceSaved}
          </>
        )}
      </p>
    </div>
  );
}

const hundredths = (part: number): number => Math.min(100, Math.max(0, Math.round(part * 100)));

interface SliderProps {
  label: string;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, ...control }: SliderProps) {
  return (
    <Field label={label}>
      <Range {...control} />
    </Field>
  );
}

function Range({ value, disabled, onChange }: Omit<SliderProps, 'label'>) {
  const control = useFieldControl();
  return (
    <input
      {...control}
      className={css.range}
      type="range"
      min={0}
      max={100}
      step={2}
      value={value}
      disabled={disabled}
      aria-valuetext={`${value}%`}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

/** Places that are not stored, by the photos' keys: what failed is there again after another section was open. */
const unsaved = new Map<string, Place>();

/** The place on the screen, and its way to the server: a moment after the last move, one call after the other. */
function usePlace({ invitation: { _id: id, orderId } }: InvitationBundle, photo: string, look: PhotoLook) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [moved, setMoved] = useState(unsaved.get(photo) ?? null);
  const waiting = useRef<number | undefined>(undefined);
  const keep = (place: Place | null): void => {
    if (place) unsaved.set(photo, place);
    else unsaved.delete(photo);
    setMoved(place);
  };
  const { queryKey } = invitationQuery(id);
  const saving = useMutation({
    // A call sends the revision that the one before it has answered.
    scope: { id: `cover-photo-place:${id}` },
    mutationFn: (place: Place | null) => {
      const revision = client.getQueryData(queryKey)?.invitation.revisions.coverPhoto;
      const headers = revision === undefined ? {} : { 'If-Match': `"${revision}"` };
      return call('PUT /api/invitation/cover-photo-place', { body: { id, photo, place }, headers });
    },
    onSuccess: ({ invitation: { coverPhoto, photoLook, revisions } }, place) => {
      client.setQueryData(
        queryKey,
        (stored) =>
          stored && {
            ...stored,
            invitation: {
              ...stored.invitation,
              coverPhoto: coverPhoto ?? '',
              ...(photoLook && { photoLook }),
              revisions: { ...stored.invitation.revisions, coverPhoto: revisions.coverPhoto },
            },
          },
      );
      if ((unsaved.get(photo) ?? null) === place) keep(null);
    },
    onError: (error) => {
      if (isApiError(error, 'trial-expired')) dialogs.showError(error, orderId ?? undefined);
      // Another device's photo, or another place on this one.
      if (!isApiError(error, 'conflict') && !isApiError(error, 'not-found')) return;
      clearTimeout(waiting.current);
      keep(null);
      void client.invalidateQueries({ queryKey });
    },
  });
  const { mutate } = saving;
  const retry = useCallback((): void => {
    const place = unsaved.get(photo);
    if (place) mutate(place);
  }, [mutate, photo]);
  useWarningBeforeUnload(moved !== null);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  // What waits is sent when the section is closed.
  useEffect(
    () => () => {
      if (waiting.current === undefined) return;
      clearTimeout(waiting.current);
      retry();
    },
    [retry],
  );

  const move = (place: Place): void => {
    clearTimeout(waiting.current);
    keep(place);
    waiting.current = window.setTimeout(() => {
      waiting.current = undefined;
      mutate(place);
    }, SAVE_AFTER_MS);
  };
  const automatic = (): void => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    keep(null);
    mutate(null);
  };
  return { moved, place: moved ?? { x: look.x, y: look.y }, saving, move, automatic, retry };
}
