import type { EditFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { MESSAGE_KINDS, type FamilyView } from '@serikad/shared/guest-list/family.types';
import { useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ChipButtons } from '../../../components/ui/navigation.js';
import { EmptyState } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { guestSendTexts as sendTexts } from '../../../i18n/guest-send.js';
import { linkCardOf } from '../model/link-card.js';
import { localeOfFamily, messageTo, type Occasion } from '../model/message.js';
import { phoneText } from '../model/phone-text.js';
import type { QueueProgress } from '../model/send-queue.js';
import type { useSentQuestion } from '../model/use-sent-question.js';
import { MessagePreview } from './message-preview.js';
import { NoNumber } from './no-number.js';
import { SendFoot } from './send-foot.js';
import { TemplateDialog, type TemplateFields } from './template-dialog.js';
import { useCopyMessage } from './use-copy-message.js';
import * as css from './send.module.css';

const TEMPLATES = MESSAGE_KINDS.map((value) => ({ value, label: sendTexts.templates[value] }));
const LANGUAGES = [
  { value: 'malay' as const, label: sendTexts.shortMalay },
  { value: 'english' as const, label: sendTexts.shortEnglish },
];
/** Stays at the end of a line. */
const DOT = '\u00a0· ';
/** Of those who come next, so many are named on a desktop. */
const NAMED_NEXT = 3;

const NONE: QueueProgress & { asking: boolean } = {
  left: [],
  skipped: [],
  sent: 0,
  position: 0,
  all: 0,
  asking: false,
};

interface Props {
  invitationId: string;
  occasion: Occasion;
  branchName: (id: string) => string;
  sending: Pick<
    ReturnType<typeof useSentQuestion>,
    'many' | 'start' | 'setKind' | 'skip' | 'ask' | 'markSent' | 'close'
  >;
  setLanguage: (family: FamilyView, language: 'malay' | 'english') => void;
  /** Changes a family. @throws ApiError */
  edit: (family: FamilyView, body: EditFamilyDto) => Promise<void>;
  /** @throws ApiError */
  saveTemplate: (fields: TemplateFields) => Promise<void>;
}

/** Sending to many, one family after the other, from the couple's own WhatsApp. */
export function SendView({ invitationId, occasion, branchName, sending, setLanguage, edit, saveTemplate }: Props) {
  const { many, close } = sending;
  const { left, sent, skipped, position, all, asking } = many ?? NONE;
  const [current, ...next] = left;
  const kind = many?.queue.kind ?? 'invitation';
  const isOpen = many !== undefined;
  // Each opening begins with the text as it is stored then.
  const [editing, setEditing] = useState({ isOpen: false, times: 0 });
  const done = (how: 'sent' | 'skipped') => {
    if (!current) return;
    if (how === 'sent') sending.markSent(current, kind);
    else sending.skip(current);
  };
  const opened = () => current && sending.ask(current, kind);
  // The number and the template of the next family are at the top.
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    head.current?.scrollIntoView();
  }, [current?.id]);
  const language = current && (localeOfFamily(current, occasion) === 'en' ? 'english' : 'malay');
  return (
    <>
      <Dialog
        open={isOpen && !editing.isOpen}
        onClose={close}
        title={sendTexts.sendTitles[kind]}
        size="full"
        bare
        keepOnBackdrop
      >
        <div className={css.view}>
          <header className={css.head} ref={head}>
            <IconButton icon="arrow-left" label={sendTexts.backToList} onClick={close} />
            <div>
              <b>{sendTexts.sendTitles[kind]}</b>
              {current && <small className="num">{sendTexts.position(position, all)}</small>}
            </div>
          </header>
          <progress
            className={css.progress}
            max={Math.max(1, all)}
            value={all - left.length}
            aria-label={sendTexts.progress}
          />
          {current ? (
            <>
              <div className={css.body}>
                <div className={css.side}>
                  <div className={css.to}>
                    <div>
                      <small>{sendTexts.cardFor}</small>
                      <h3>{titleOf(current)}</h3>
                      <small className="num">
                        {current.phone === '' ? t.noPhone : phoneText(current.phone)}
                        {DOT}
                        {branchName(current.branch)}
                        {DOT}
                        {t.pax(current.seats)}
                      </small>
                    </div>
                    <SegmentedControl
                      label={sendTexts.languageOf}
                      value={language ?? 'malay'}
                      choices={LANGUAGES}
                      onChange={(language) => setLanguage(current, language)}
                    />
                  </div>
                  {current.phone === '' && (
                    <NoNumber
                      key={current.id}
                      family={current}
                      origin={occasion.origin}
                      save={(body) => edit(current, body)}
                      onCopied={opened}
                    />
                  )}
                  <ChipButtons label={sendTexts.template} chips={TEMPLATES} current={kind} onChange={sending.setKind} />
                  <Button
                    variant="second"
                    icon="pencil"
                    className={css.edit}
                    onClick={() => setEditing(({ times }) => ({ isOpen: true, times: times + 1 }))}
                  >
                    {sendTexts.editTemplate}
                  </Button>
                  {next.length > 0 && (
                    <Next
                      next={next}
                      count={sendTexts.queue(sent, skipped.length, left.length)}
                      branchName={branchName}
                    />
                  )}
                </div>
                <div>
                  <p className={css.label}>{sendTexts.preview}</p>
                  <MessagePreview
                    text={messageTo(current, kind, occasion)}
                    card={linkCardOf(occasion, language ?? 'malay')}
                  />
                  <p className="xs soft">{sendTexts.previewHint}</p>
                  {current.phone !== '' && <CopyMessage text={messageTo(current, kind, occasion)} onCopied={opened} />}
                </div>
              </div>
              <SendFoot
                key={`${current.id} ${asking}`}
                family={current}
                kind={kind}
                occasion={occasion}
                asking={asking}
                onOpened={opened}
                onDone={done}
              />
            </>
          ) : (
            <EmptyState
              icon="check"
              title={sendTexts.finishedTitle}
              heading="h3"
              actions={
                <>
                  {skipped.length > 0 && (
                    <Button variant="second" icon="send" onClick={() => sending.start(skipped, kind)}>
                      {sendTexts.sendSkipped}
                    </Button>
                  )}
                  <Button onClick={close}>{sendTexts.backToList}</Button>
                </>
              }
            >
              {sendTexts.finishedText(sent, skipped.length)}
            </EmptyState>
          )}
        </div>
      </Dialog>
      {current && language && (
        <TemplateDialog
          key={editing.times}
          invitationId={invitationId}
          {...{ kind, language, occasion }}
          family={current}
          open={isOpen && editing.isOpen}
          save={saveTemplate}
          onClose={() => setEditing(({ times }) => ({ isOpen: false, times }))}
        />
      )}
    </>
  );
}

/** For a phone without WhatsApp; a family without a number has the button at the foot. */
function CopyMessage({ text, onCopied }: { text: string; onCopied: () => void }) {
  const copy = useCopyMessage(text, onCopied);
  return (
    <Button variant="ghost" size="sm" icon="copy" onClick={() => void copy()}>
      {sendTexts.copyText}
    </Button>
  );
}

function Next({
  next,
  count,
  branchName,
}: {
  next: readonly FamilyView[];
  /** How many were sent to, and so on. */
  count: string;
  branchName: (id: string) => string;
}) {
  return (
    <section className={css.next}>
      <div className="card__head">
        <h3 className="h-card">{sendTexts.next}</h3>
        <span className="xs soft num">{count}</span>
      </div>
      <ul className="divide">
        {next.slice(0, NAMED_NEXT).map((family) => (
          <li key={family.id}>
            <b>{titleOf(family)}</b>
            <small className="num">
              {branchName(family.branch)} · {t.pax(family.seats)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
