import type { EditSessionDto } from '@serikad/shared/guest-list/session.dto';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import { checkPlace } from '@serikad/shared/places/place-check';
import { linkIn } from '@serikad/shared/validation/web-link';
import { useCallback, useState } from 'react';
import { FormDialog } from '../../../components/form/form-dialog.js';
import { AreaField, TextField } from '../../../components/form/form-fields.js';
import { PlaceLinkWarnings } from '../../../components/place-link-warnings.js';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { Checkbox, Switch } from '../../../components/ui/choices.js';
import { Notice } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { placeLinkTexts } from '../../../i18n/place-links.js';
import { useForm } from '../../../lib/form/use-form.js';
import { sessionBody, type SessionInput, sessionInput } from '../model/session-form.js';
import { RemovalDialog } from '../dialogs/removal-dialog.js';
import { SessionProgramme } from './session-programme.js';
import * as css from '../guest-list.module.css';

const loadDto = () => import('@serikad/shared/guest-list/session.dto').then((m) => m.CreateSessionDto);

interface Props {
  invitationId: string;
  /** `null`: a new one. */
  session: SessionView | null;
  /** The invitation's day. */
  day: string | null;
  /** Families of the list, those invited to all sessions so far, and those that come or may come to this session. */
  families: { all: number; toAll: number; expected: number };
  open: boolean;
  /** @throws ApiError */
  save: (body: Omit<EditSessionDto, 'id'> & { inviteAll: boolean }) => Promise<void>;
  /** @throws ApiError */
  remove: () => Promise<void>;
  onClose: () => void;
}

/** A session other than the main one; an existing one can be removed here. */
export function SessionDialog({ invitationId, session, day, families, open, save, remove, onClose }: Props) {
  const [asking, setAsking] = useState(false);
  const toBody = useCallback(
    (input: SessionInput) => ({ ...sessionBody(invitationId, input), inviteAll: input.inviteAll }),
    [invitationId],
  );
  const form = useForm<SessionInput, Omit<EditSessionDto, 'id'> & { inviteAll: boolean }>(
    loadDto,
    sessionInput(session, day),
    { draftKey: `guest-list-session:${invitationId}:${session?.id ?? 'new'}`, toBody },
  );
  const { hasPlace, place, inviteAll, tentative } = form.values;
  return (
    <>
      <FormDialog
        form={form}
        labels={t}
        title={session ? t.editSession : t.newSession}
        saveLabel={t.save}
        save={save}
        open={open && !asking}
        onClose={onClose}
        keepOnBackdrop={form.dirty}
      >
        {!session && <p className="sm soft">{t.sessionText}</p>}
        <TextField form={form} path="title" label={t.sessionTitle} placeholder={t.sessionExample} maxLength={60} />
        <TextField form={form} path="date" label={t.sessionDay} type="date" min="2000-01-01" max="2100-12-31" />
        <div className={css.sessionTimes}>
          <TextField form={form} path="startTime" label={t.sessionStart} type="time" />
          <TextField form={form} path="endTime" label={t.sessionEnd} type="time" />
        </div>
        <Switch
          label={t.ownPlace}
          hint={t.ownPlaceHint}
          checked={hasPlace}
          onChange={(on) => form.set('hasPlace', on)}
        />
        {hasPlace && (
          <>
            <TextField form={form} path="place.venue" label={t.venue} />
            <AreaField form={form} path="place.address" label={t.address} rows={3} optional />
            <TextField form={form} path="place.googleMapLink" label={t.googleMaps} inputMode="url" optional />
            <TextField form={form} path="place.wazeLink" label={t.waze} inputMode="url" optional />
            <PlaceLinks place={place} />
          </>
        )}
        <SessionProgramme form={form} entries={tentative} />
        <TextField
          form={form}
          path="limit"
          label={t.sessionLimit}
          hint={session && session.taken > 0 ? `${t.usedSeats(session.taken)} ${t.quotaHint}` : t.quotaHint}
          inputMode="numeric"
          optional
        />
        {!session && families.toAll > 0 && (
          <Checkbox checked={inviteAll} onChange={(all) => form.set('inviteAll', all)}>
            {families.toAll === families.all ? t.inviteAll(families.all) : t.inviteThoseOfAll(families.toAll)}
          </Checkbox>
        )}
        {session && (
          <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
            {t.removeSession}
          </Button>
        )}
      </FormDialog>
      {session && (
        <RemovalDialog
          open={open && asking}
          onClose={() => setAsking(false)}
          title={t.removeSessionTitle(session.title)}
          label={t.removeSession}
          remove={async () => {
            await remove();
            onClose();
          }}
        >
          {t.removeSessionText(families.expected)}
        </RemovalDialog>
      )}
    </>
  );
}

/** What is wrong with the links of the session's place; those that can't be read here are to be opened. */
function PlaceLinks({ place }: { place: SessionInput['place'] }) {
  const check = checkPlace(place);
  return (
    <>
      <PlaceLinkWarnings check={check} />
      {check.unconfirmed.map((field) => (
        <Notice
          key={field}
          role="status"
          title={placeLinkTexts.apps[field]}
          actions={
            <ButtonAnchor variant="ghost" newTab href={linkIn(place[field])}>
              {placeLinkTexts.open}
            </ButtonAnchor>
          }
        >
          {placeLinkTexts.unread}
        </Notice>
      ))}
    </>
  );
}
