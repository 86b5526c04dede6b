import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationAnswer, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { intoView } from '../../../components/ui/into-view.js';
import { Notice } from '../../../components/ui/states.js';
import { mediaTexts } from '../../../i18n/editor-media.js';
import { uiTexts } from '../../../i18n/ui.js';
import { call } from '../../../lib/api.js';
import { isApiError } from '../../../lib/api-error.js';
import { useObserved } from '../../../lib/observed.js';
import { invitationQuery } from '../../../lib/queries/invitations.js';
import { sessionStore } from '../../../lib/session/session-store.js';
import { upload } from '../../../lib/upload.js';
import { storedPicture } from './chosen-picture.js';
import { PictureField } from './picture-field.js';
import { RemoveDialog } from './remove-dialog.js';
import {
  storedPhotoStore,
  type DeviceCopy,
  type StoredPhotoCalls,
  type StoredPhotoStore,
} from './stored-photo-store.js';
import * as css from './media.module.css';
import * as editor from '../editor.module.css';

/** By owner and invitation: an upload goes on while its section, or the editor, is closed. */
const stores = new Map<string, StoredPhotoStore>();

/** The photos with calls and a revision of their own, by their fields in the invitation. */
const PATHS = { placePhoto: '/api/invitation/place-photo', coverPhoto: '/api/invitation/cover-photo' } as const;
type PhotoField = keyof typeof PATHS;

interface StoredPhotoFieldProps {
  bundle: InvitationBundle;
  field: PhotoField;
  words: { label: string; hint: string; afterSave: string };
  disabled: boolean;
  /** What belongs to the stored photo; not while another one is sent or it is removed. */
  children?: (busy: boolean) => ReactNode;
}

/** A photo of an invitation, stored as soon as it is chosen. */
export function StoredPhotoField(props: StoredPhotoFieldProps) {
  if (props.bundle.order === null) return <p className="sm">{props.words.afterSave}</p>;
  return <StoredPhoto {...props} />;
}

function StoredPhoto({ bundle, field, words, disabled, children }: StoredPhotoFieldProps) {
  const { _id: id, orderId, [field]: stored = '' } = bundle.invitation;
  const fieldId = useId();
  const dialogs = useDialogs();
  const [asking, setAsking] = useState(false);
  const calls = useStoredPhotoCalls(id, field);
  const [store] = useState(() => storeOf(sessionStore.ownerId(), id, field));
  const { picture, progress, problem, offline, removing, overtaken, saved } = useObserved(store);

  // The field shows the rest.
  const run = (work: Promise<void>): void =>
    void work.catch((error: unknown) => {
      if (isApiError(error, 'trial-expired')) dialogs.showError(error, orderId ?? undefined);
    });
  useEffect(() => void store.restore(calls).catch(() => undefined), [store, calls]);
  useEffect(() => {
    if (!offline) return undefined;
    const send = (): void => void store.retry(calls).catch(() => undefined);
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [store, calls, offline]);
  useWarningBeforeUnload(picture !== null);

  const failed = picture !== null && progress === null && (problem !== null || overtaken);
  const retry = (label: string) => (
    <Button variant="second" icon="retry" disabled={disabled} onClick={() => run(store.retry(calls))}>
      {label}
    </Button>
  );
  return (
    <div className={css.storedPhoto} data-part={field === 'placePhoto' ? 'place-photo' : 'cover-photo'}>
      <div className="field">
        <p className="field__label" aria-hidden="true">
          {words.label}
          <span className="field__opt">{uiTexts.optional}</span>
        </p>
        <PictureField
          id={fieldId}
          words={{
            label: words.label,
            alt: words.label,
            choose: mediaTexts.choose,
            replace: mediaTexts.replace,
            chosen: mediaTexts.photoUnsaved,
            hint: failed ? undefined : words.hint,
          }}
          stored={stored || null}
          picture={picture}
          error={problem ?? undefined}
          progress={progress}
          disabled={disabled || removing}
          contain
          onChoose={(file) => run(store.choose(file, calls))}
          onReset={() => void store.reset()}
          onRemove={() => setAsking(true)}
          onCancel={() => void store.cancel(calls)}
        />
      </div>
      {overtaken && (
        <div ref={intoView}>
          <Notice tone="warn" icon="users" role="alert" actions={picture && retry(mediaTexts.photoOwn)}>
            {picture ? mediaTexts.photoOvertaken : mediaTexts.photoChanged}
            {picture && stored !== '' && (
              <img className={css.storedPhotoTheirs} src={storedPicture(stored, 320)} alt={mediaTexts.photoTheirs} />
            )}
          </Notice>
        </div>
      )}
      {failed && !overtaken && retry(mediaTexts.photoRetry)}
      <p className={classNames(editor.save, editor.saveOk)} role="status">
        {saved && picture === null && (
          <>
            <Icon name="check" />
            {mediaTexts.photoSaved}
          </>
        )}
      </p>
      {children?.(picture !== null || removing)}
      <RemoveDialog
        open={asking}
        title={mediaTexts.photoRemove}
        size="fit"
        onKeep={() => setAsking(false)}
        onRemove={() => {
          setAsking(false);
          run(store.remove(calls));
        }}
      >
        <p>{mediaTexts.photoRemoveText}</p>
      </RemoveDialog>
    </div>
  );
}

/** The calls, which update the cached invitation by what they answer. */
function useStoredPhotoCalls(id: string, field: PhotoField): StoredPhotoCalls {
  const client = useQueryClient();
  return useMemo(() => {
    const path = PATHS[field];
    const { queryKey } = invitationQuery(id);
    const take = (photo: Partial<Pick<InvitationView, PhotoField | 'photoLook'>>, revision: number): void =>
      void client.setQueryData(queryKey, (stored) => {
        if (!stored) return stored;
        const revisions = { ...stored.invitation.revisions, [field]: revision };
        return { ...stored, invitation: { ...stored.invitation, ...photo, revisions } };
      });
    const takeAnswer = ({
      invitation: { placePhoto, coverPhoto = '', photoLook, revisions },
    }: InvitationAnswer): void =>
      take(field === 'placePhoto' ? { placePhoto } : { coverPhoto, ...(photoLook && { photoLook }) }, revisions[field]);
    const headers = (): Record<string, string> => {
      const revision = client.getQueryData(queryKey)?.invitation.revisions[field];
      return revision === undefined ? {} : { 'If-Match': `"${revision}"` };
    };
    return {
      add: async (picture, sending) =>
        takeAnswer(await upload(`PUT ${path}`, { body: { id }, picture, headers: headers(), ...sending })),
      remove: async () => takeAnswer(await call(`DELETE ${path}`, { body: { id }, headers: headers() })),
      refresh: async (conflict) => {
        // How another device's photo lies on the cover is read with the whole.
        if (field === 'placePhoto' && isStored(conflict)) take({ placePhoto: conflict.placePhoto }, conflict.revision);
        else await client.invalidateQueries({ queryKey });
      },
    };
  }, [client, id, field]);
}

function isStored(value: unknown): value is { placePhoto: string; revision: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'placePhoto' in value &&
    typeof value.placePhoto === 'string' &&
    'revision' in value &&
    typeof value.revision === 'number'
  );
}

function storeOf(owner: string, id: string, field: PhotoField): StoredPhotoStore {
  const key = `${owner}/${id}/${field}`;
  const known = stores.get(key);
  if (known) return known;
  const made = storedPhotoStore(deviceCopy(owner, id, field));
  stores.set(key, made);
  return made;
}

/** Under an id of its own: what is under the invitation's belongs to the stores of the whole editor. */
function deviceCopy(owner: string, id: string, field: PhotoField): DeviceCopy {
  const [of, name] = [`${field === 'placePhoto' ? 'place-photo' : 'cover-photo'}:${id}`, 'photo'];
  const device = () => import('../../../lib/draft-pictures.js');
  return {
    read: async () => (await (await device()).draftPictures(owner, of)).get(name)?.file,
    write: async (file) => (await device()).saveDraftPicture(owner, of, name, { file, position: 0 }),
    remove: async () => (await device()).removeDraftPicture(owner, of, name),
  };
}

/** While something is chosen that is not stored. */
export function useWarningBeforeUnload(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [on]);
}
