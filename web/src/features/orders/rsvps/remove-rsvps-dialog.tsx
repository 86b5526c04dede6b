import { MINUTE_MS } from '@serikad/shared/calendar/durations';
import type { WishFlood, WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../components/loaded.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { Skeleton } from '../../../components/ui/states.js';
import { answerTexts as t } from '../../../i18n/answers.js';
import { dateTime } from '../../../lib/format.js';
import { useRemoveRsvps } from '../mutations/rsvps.js';
import { floodsQuery } from '../queries/removals.js';
import { rsvpsSince, typedMoment } from './rsvps-since.js';
import * as css from '../orders.module.css';

/** Removes a flood that the server has found, or all RSVPs since a moment. A removal can be undone. */
export function RemoveRsvpsDialog({
  open,
  onClose,
  invitationId,
  wishes,
}: {
  open: boolean;
  onClose: () => void;
  invitationId: string;
  wishes: readonly WishView[];
}) {
  const [since, setSince] = useState('');
  const { isPending, mutate: remove } = useRemoveRsvps(invitationId, {
    onRemoved: () => setSince(''),
    onSettled: onClose,
  });
  const moment = typedMoment(since);
  const count = moment === null ? 0 : rsvpsSince(wishes, moment);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.removeTitle}
      icon="trash"
      actions={
        <Button variant="second" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <div className="stack">
        <p>{t.removeText}</p>
        {open && (
          <Floods
            invitationId={invitationId}
            busy={isPending}
            onRemove={({ since: from, until, newest }) => remove({ since: from, until, sameSourceAs: newest })}
          />
        )}
        <Field label={t.since} hint={t.sinceHint}>
          <TextInput type="datetime-local" value={since} onChange={(event) => setSince(event.target.value)} />
        </Field>
        {moment !== null && (
          <Button variant="danger" busy={isPending} disabled={count === 0} onClick={() => remove({ since: moment })}>
            {t.removeCount(count)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Floods({
  invitationId,
  busy,
  onRemove,
}: {
  invitationId: string;
  busy: boolean;
  onRemove: (flood: WishFlood) => void;
}) {
  const floods = useQuery(floodsQuery(invitationId));
  return (
    <Loaded query={floods} skeleton={<Skeleton height="4rem" />}>
      {(found) => <FloodList floods={found} busy={busy} onRemove={onRemove} />}
    </Loaded>
  );
}

function FloodList({
  floods,
  busy,
  onRemove,
}: {
  floods: readonly WishFlood[];
  busy: boolean;
  onRemove: (flood: WishFlood) => void;
}) {
  if (floods.length === 0) return <p className="sm soft">{t.noFloods}</p>;
  return (
    <div>
      <h3 className="h-card">{t.floods}</h3>
      <p className="sm soft">{t.hall}</p>
      <ul className="divide">
        {floods.map((flood) => (
          <li key={flood.newest} className={css.flood}>
            <div className="grow">
              <b className="b">{t.flood(flood.answers, minutesOf(flood))}</b>
              <p className="sm">{t.names(flood.firstName, flood.lastName)}</p>
              <p className="xs soft num">
                {dateTime(flood.since)} · {t.people(flood.guests)}
              </p>
            </div>
            <Button variant="danger" size="sm" busy={busy} onClick={() => onRemove(flood)}>
              {t.removeAll}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const minutesOf = ({ since, until }: WishFlood): number =>
  Math.ceil((Date.parse(until) - Date.parse(since)) / MINUTE_MS);
