import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import type { PhotoLook } from '@serikad/shared/invitations/photo-look';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
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
import * as css from './photo-place.module.css';
import * as editor from '../editor.module.css';

/** Hundredths of the photo's width and height. */
type Place = Pick<PhotoLook, 'x' | 'y'>;

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
  const { moved, place, saving, move, automatic, retry } = usePlace(bundle, look);
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
        <img src={storedPicture(photo, 640)} alt="" decoding="async" />
        <i style={{ left: `${place.x}%`, top: `${place.y}%` }} />
      </div>
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

/** The place on the screen, and its way to the server: a moment after the last move, one call after the other. */
function usePlace({ invitation: { _id: id, orderId } }: InvitationBundle, look: PhotoLook) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [moved, setMoved] = useState<Place | null>(null);
  const waiting = useRef<{ timer: number; place: Place } | null>(null);
  const { queryKey } = invitationQuery(id);
  const saving = useMutation({
    // A call sends the revision that the one before it has answered.
    scope: { id: `cover-photo-place:${id}` },
    mutationFn: (place: Place | null) => {
      const revision = client.getQueryData(queryKey)?.invitation.revisions.coverPhoto;
      const headers = revision === undefined ? {} : { 'If-Match': `"${revision}"` };
      return call('PUT /api/invitation/cover-photo-place', { body: { id, place }, headers });
    },
    onSuccess: ({ invitation: { photoLook, revisions } }, place) => {
      client.setQueryData(
        queryKey,
        (stored) =>
          stored && {
            ...stored,
            invitation: {
              ...stored.invitation,
              ...(photoLook && { photoLook }),
              revisions: { ...stored.invitation.revisions, coverPhoto: revisions.coverPhoto },
            },
          },
      );
      setMoved((now) => (now === place ? null : now));
    },
    onError: (error) => {
      if (isApiError(error, 'trial-expired')) dialogs.showError(error, orderId ?? undefined);
      // Another device's photo, or another place on this one.
      if (!isApiError(error, 'conflict')) return;
      setMoved(null);
      void client.invalidateQueries({ queryKey });
    },
  });
  const { mutate } = saving;

  const send = useRef(mutate);
  useEffect(() => {
    send.current = mutate;
  });
  useEffect(
    () => () => {
      if (waiting.current) send.current(waiting.current.place);
    },
    [],
  );

  const stop = (): void => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  const move = (place: Place): void => {
    stop();
    setMoved(place);
    const timer = window.setTimeout(() => {
      waiting.current = null;
      mutate(place);
    }, SAVE_AFTER_MS);
    waiting.current = { timer, place };
  };
  const automatic = (): void => {
    stop();
    setMoved(null);
    mutate(null);
  };
  return { moved, place: moved ?? { x: look.x, y: look.y }, saving, move, automatic, retry: () => moved && mutate(moved) };
}
