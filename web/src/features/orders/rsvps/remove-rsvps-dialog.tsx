import type { RemoveWishesDto } from '@serikad/shared/rsvp/rsvp.dto';
import type { WishFlood, WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Loaded } from '../../../components/loaded.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { Skeleton } from '../../../components/ui/states.js';
import { answerTexts as t } from '../../../i18n/answers.js';
import { call } from '../../../lib/api.js';
import { dateTime } from '../../../lib/format.js';
import { floodsQuery, removalsQuery } from '../queries/removals.js';
import { useBusy } from '../../../lib/use-busy.js';
import { answersSince, malaysiaMoment } from './rsvps-since.js';
import * as css from '../orders.module.css';

const MINUTE = 60_000;

/** Offers the floods that the server found, and all answers since a moment. What is removed can be undone. */
export function RemoveAnswersDialog({
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
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [since, setSince] = useState('');
  const [busy, remove] = useBusy(async (body: RemoveWishesDto) => {
    try {
      await call('POST /api/wish/removals/:id', { params: { id: invitationId }, body });
      setSince('');
    } catch (error) {
      dialogs.showError(error);
    }
    await client.invalidateQueries({ queryKey: removalsQuery(invitationId).queryKey });
    onClose();
  });
  const moment = malaysiaMoment(since);
  const count = moment === null ? 0 : answersSince(wishes, moment);
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
            busy={busy}
            onRemove={({ since: from, until, newest }) => remove({ since: from, until, sameSourceAs: newest })}
          />
        )}
        <Field label={t.since} hint={t.sinceHint}>
          <TextInput type="datetime-local" value={since} onChange={(event) => setSince(event.target.value)} />
        </Field>
        {moment !== null && (
          <Button variant="danger" busy={busy} disabled={count === 0} onClick={() => remove({ since: moment })}>
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

const minutesOf = ({ since, until }: WishFlood): number => Math.ceil((Date.parse(until) - Date.parse(since)) / MINUTE);
