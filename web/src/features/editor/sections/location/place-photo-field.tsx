import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import type { InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import { useDialogs } from '../../../../components/app-dialogs/dialogs-context.js';
import { Button } from '../../../../components/ui/button.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { Icon } from '../../../../components/ui/icon.js';
import { intoView } from '../../../../components/ui/into-view.js';
import { Notice } from '../../../../components/ui/states.js';
import { mediaTexts } from '../../../../i18n/editor-media.js';
import { placeTexts as p } from '../../../../i18n/editor-place.js';
import { uiTexts } from '../../../../i18n/ui.js';
import { call } from '../../../../lib/api.js';
import { isApiError } from '../../../../lib/api-error.js';
import { useObserved } from '../../../../lib/observed.js';
import { invitationQuery } from '../../../../lib/queries/invitations.js';
import { sessionStore } from '../../../../lib/session/session-store.js';
import { upload } from '../../../../lib/upload.js';
import { storedPicture } from '../../media/chosen-picture.js';
import { PictureField } from '../../media/picture-field.js';
import { RemoveDialog } from '../../media/remove-dialog.js';
import { placePhotoStore, type DeviceCopy, type PlacePhotoCalls, type PlacePhotoStore } from './place-photo-store.js';
import * as css from '../../media/media.module.css';
import * as editor from '../../editor.module.css';

/** By owner and invitation: an upload goes on while its section, or the editor, is closed. */
const stores = new Map<string, PlacePhotoStore>();

/** The photo of gate or landmark, stored as soon as it is chosen. */
export function PlacePhotoField({ bundle, disabled }: { bundle: InvitationBundle; disabled: boolean }) {
  if (bundle.order === null) return <p className="sm">{p.photoAfterSave}</p>;
  return <StoredPlacePhoto bundle={bundle} disabled={disabled} />;
}

function StoredPlacePhoto({ bundle, disabled }: { bundle: InvitationBundle; disabled: boolean }) {
  const { _id: id, orderId, placePhoto } = bundle.invitation;
  const fieldId = useId();
  const dialogs = useDialogs();
  const [asking, setAsking] = useState(false);
  const calls = usePlacePhotoCalls(id);
  const [store] = useState(() => storeOf(sessionStore.ownerId(), id));
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
    <div className={css.placePhoto} data-part="place-photo">
      <div className="field">
        <p className="field__label" aria-hidden="true">
          {p.photo}
          <span className="field__opt">{uiTexts.optional}</span>
        </p>
        <PictureField
          id={fieldId}
          words={{
            label: p.photo,
            alt: p.photo,
            choose: mediaTexts.choose,
            replace: mediaTexts.replace,
            chosen: p.photoUnsaved,
            hint: failed ? undefined : p.photoHint,
          }}
          stored={placePhoto || null}
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
          <Notice tone="warn" icon="users" role="alert" actions={picture && retry(p.photoOwn)}>
            {picture ? p.photoOvertaken : p.photoChanged}
            {picture && placePhoto !== '' && (
              <img className={css.placePhotoTheirs} src={storedPicture(placePhoto, 320)} alt={p.photoTheirs} />
            )}
          </Notice>
        </div>
      )}
      {failed && !overtaken && retry(p.photoRetry)}
      <p className={classNames(editor.save, editor.saveOk)} role="status">
        {saved && picture === null && (
          <>
            <Icon name="check" />
            {p.photoSaved}
          </>
        )}
      </p>
      <RemoveDialog
        open={asking}
        title={p.photoRemove}
        size="fit"
        onKeep={() => setAsking(false)}
        onRemove={() => {
          setAsking(false);
          run(store.remove(calls));
        }}
      >
        <p>{p.photoRemoveText}</p>
      </RemoveDialog>
    </div>
  );
}

/** The calls, which update the cached invitation by what they answer. */
function usePlacePhotoCalls(id: string): PlacePhotoCalls {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = invitationQuery(id);
    const take = (placePhoto: string, revision: number): void =>
      void client.setQueryData(queryKey, (stored) => {
        if (!stored) return stored;
        const { revisions } = stored.invitation;
        return {
          ...stored,
          invitation: { ...stored.invitation, placePhoto, revisions: { ...revisions, placePhoto: revision } },
        };
      });
    const takeAnswer = ({ invitation }: InvitationAnswer): void =>
      take(invitation.placePhoto, invitation.revisions.placePhoto);
    const headers = (): Record<string, string> => {
      const revision = client.getQueryData(queryKey)?.invitation.revisions.placePhoto;
      return revision === undefined ? {} : { 'If-Match': `"${revision}"` };
    };
    return {
      add: async (picture, sending) =>
        takeAnswer(
          await upload('PUT /api/invitation/place-photo', { body: { id }, picture, headers: headers(), ...sending }),
        ),
      remove: async () =>
        takeAnswer(await call('DELETE /api/invitation/place-photo', { body: { id }, headers: headers() })),
      refresh: async (conflict) => {
        if (isStored(conflict)) take(conflict.placePhoto, conflict.revision);
        else await client.invalidateQueries({ queryKey });
      },
    };
  }, [client, id]);
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

function storeOf(owner: string, id: string): PlacePhotoStore {
  const key = `${owner}/${id}`;
  const known = stores.get(key);
  if (known) return known;
  const made = placePhotoStore(deviceCopy(owner, id));
  stores.set(key, made);
  return made;
}

/** Under an id of its own: what is under the invitation's belongs to the stores of the whole editor. */
function deviceCopy(owner: string, id: string): DeviceCopy {
  const [of, name] = [`place-photo:${id}`, 'photo'];
  const device = () => import('../../../../lib/draft-pictures.js');
  return {
    read: async () => (await (await device()).draftPictures(owner, of)).get(name)?.file,
    write: async (file) => (await device()).saveDraftPicture(owner, of, name, { file, position: 0 }),
    remove: async () => (await device()).removeDraftPicture(owner, of, name),
  };
}

/** While something is chosen that is not stored. */
function useWarningBeforeUnload(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [on]);
}
