import type { AddHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperBranch, HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useEffect, useMemo, useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { Banner, Notice } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { pageLanguage } from '../../../i18n/texts-of.js';
import { errorMessage } from '../../../lib/api-error.js';
import { hasDraft, writeDraft } from '../../../lib/form/draft.js';
import { longDate } from '../../../lib/format.js';
import { WeddingNames } from '../links/wedding-names.js';
import { useOnline } from '../links/use-online.js';
import { coupleNames } from '../model/message.js';
import { countOf, type WaitingFamily, type WaitingMark } from '../model/outbox.js';
import { folded } from '../model/shown-families.js';
import { HelperAddForm, helperDraftKey, NEW_FAMILY } from './helper-add-form.js';
import { HelperDialogs } from './helper-dialogs.js';
import { HelperList } from './helper-list.js';
import type { HelperRowActions } from './helper-row.js';
import { QuotaLine } from './quota-line.js';
import { SentDialog } from './sent-dialog.js';
import { useHelperOutbox } from './use-helper-outbox.js';
import { useHelperSending } from './use-helper-sending.js';
import * as css from '../links/links.module.css';

/** How long a family that was just added is marked, in ms. */
const MARKED_MS = 2000;

interface Props {
  token: string;
  branch: HelperBranch;
  /** `null` until it is there. */
  invitation: InvitationView | null;
}

/** A branch for its helper: how many seats are left, a form for the next family, and the families. */
export function HelperView({ token, branch, invitation }: Props) {
  const { id, name, quota } = branch;
  const toast = useToast();
  const isOnline = useOnline();
  const [newest, setNewest] = useState<HelperFamily | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const [formTimes, setFormTimes] = useState(0);
  const [query, setQuery] = useState<string | null>(null);
  const [menu, setMenu] = useState<string | null>(null);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  const outbox = useHelperOutbox(token, id, {
    onStored: (family) => {
      setNewest(family);
      setMarked(family.id);
    },
    onMarkRefused: (error) => toast(errorMessage(error), 'bad'),
  });
  const waiting = outbox.outbox.families;
  const families = useMemo(
    () => newestFirst(withMarks(branch.families, outbox.outbox.marks)),
    [branch.families, outbox.outbox.marks],
  );
  const sending = useHelperSending({ families, templates: branch.templates }, invitation, outbox);
  // As `internationalPhone` of the numbers that contacts have, of which it would bring more.
  const chatNumber = invitation?.contacts[0]?.phoneNo.replace(/^0/, '60') ?? '';
  const names = invitation && coupleNames(invitation, pageLanguage());

  // What is on its way takes its seats as well.
  const onWay = waiting.reduce((sum, { family, refused }) => (refused === undefined ? sum + family.seats : sum), 0);
  const seats = branch.seats + onWay;
  const words = folded(query ?? '').split(/\s+/);
  const found =
    query === null
      ? families
      : families.filter((family) => words.every((word) => folded(`${family.title} ${family.name}`).includes(word)));

  const { send } = sending;
  const { discard } = outbox;
  const on = useMemo<HelperRowActions>(
    () => ({
      openMenu: (family) => setMenu(family.id),
      send: (family) => void send(family, 'invitation'),
      discard,
      fix: (entry: WaitingFamily<AddHelperFamilyDto>) => {
        if (hasDraft(helperDraftKey(id))) return toast(t.finishFirst, 'bad');
        const { name: typed, title, phone, seats: persons } = entry.family;
        writeDraft(helperDraftKey(id), { name: typed, title, phone, seats: persons }, NEW_FAMILY);
        discard(entry.key);
        setFormTimes((before) => before + 1);
      },
    }),
    [send, discard, id, toast],
  );
  const isOff = !isOnline || outbox.failure !== undefined;
  return (
    <>
      {isOff && (
        <div role="status" className={css.lineNotice}>
          <Banner
            icon="offline"
            action={
              <Button variant="second" size="sm" onClick={outbox.retry}>
                {t.retry}
              </Button>
            }
          >
            <b>{isOnline ? outbox.failure : t.offline}</b> {t.offlineText(countOf(outbox.outbox))}
          </Banner>
        </div>
      )}
      <div className={css.greeting}>
        <h1>{t.greeting(name.replace(/^senarai\s+/i, ''))}</h1>
        <p>
          {invitation && names !== '' && (
            <>
              {t.aboutNames}{' '}
              <b>
                <WeddingNames of={invitation} fallback="" />
              </b>
              {invitation.date && `, ${longDate(invitation.date)}`}.{' '}
            </>
          )}
          {t.about}
        </p>
      </div>
      <QuotaLine seats={seats} quota={quota} />
      <HelperAddForm
        key={formTimes}
        branch={branch}
        sessions={branch.sessions.map((title) => title || invitation?.title || t.mainSession)}
        left={quota === null ? null : quota - seats}
        message={newest === null ? undefined : t.added(titleOf(newest))}
        chatNumber={chatNumber}
        add={outbox.add}
      />
      {names === '' && <Notice title={t.namesFirst}>{t.namesFirstText}</Notice>}
      {families.length + waiting.length === 0 ? (
        <p className={css.none}>{t.none}</p>
      ) : (
        <section>
          <div className={css.count}>
            <h2>{t.families(families.length + waiting.length)}</h2>
            <IconButton
              icon="search"
              label={t.openSearch}
              aria-expanded={query !== null}
              onClick={() => setQuery(query === null ? '' : null)}
            />
          </div>
          {query !== null && (
            <TextInput
              type="search"
              className={css.search}
              aria-label={t.search}
              placeholder={t.search}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
          {query !== null && found.length === 0 && <p className={css.none}>{t.noMatches(query)}</p>}
          <HelperList
            label={name}
            families={found}
            waiting={newestFirst(waiting)}
            isStuck={isOff}
            canSend={sending.canSend}
            newest={marked}
            on={on}
          />
        </section>
      )}
      <HelperDialogs
        token={token}
        branch={name}
        chatNumber={chatNumber}
        open={menu}
        onClose={() => setMenu(null)}
        families={families}
        sending={sending}
      />
      <SentDialog question={sending.question} answer={sending.answer} />
    </>
  );
}

const newestFirst = <T,>(list: readonly T[]): T[] => [...list].reverse();

/** The families as they are once what waits on the device is stored. */
function withMarks(families: readonly HelperFamily[], marks: readonly WaitingMark[]): HelperFamily[] {
  return families.map((family) => {
    const own = marks.filter(({ id }) => id === family.id);
    if (own.length === 0) return family;
    const sent = { ...family.sent };
    let { chat } = family;
    for (const mark of own) {
      chat = 'opened' in mark && mark.opened ? mark.kind : null;
      if (!('sent' in mark)) continue;
      if (mark.sent) sent[mark.kind] ??= new Date().toISOString();
      else delete sent[mark.kind];
    }
    return { ...family, sent, chat };
  });
}
