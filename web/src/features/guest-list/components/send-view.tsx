import type { EditFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { MESSAGE_KINDS, type FamilyView, type MessageKind } from '@serikad/shared/guest-list/family.types';
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
import { after, leftOf, type SendQueue } from '../model/send-queue.js';
import { MessagePreview } from './message-preview.js';
import { NoNumber } from './no-number.js';
import { SendFoot } from './send-foot.js';
import { TemplateDialog, type TemplateFields } from './template-dialog.js';
import { useCopyMessage } from './use-copy-message.js';
import * as css from '../send.module.css';

const TEMPLATES = MESSAGE_KINDS.map((value) => ({ value, label: sendTexts.templates[value] }));
const LANGUAGES = [
  { value: 'malay' as const, label: sendTexts.shortMalay },
  { value: 'english' as const, label: sendTexts.shortEnglish },
];
/** Stays at the end of a line. */
const DOT = '\u00a0· ';
/** Of those who come next, so many are named on a desktop. */
const NAMED_NEXT = 3;

interface Props {
  invitationId: string;
  queue: SendQueue;
  families: readonly FamilyView[];
  occasion: Occasion;
  branchName: (id: string) => string;
  onChange: (queue: SendQueue) => void;
  /** A message was sent, as the couple say. */
  mark: (family: FamilyView, kind: MessageKind) => void;
  setLanguage: (family: FamilyView, language: 'malay' | 'english') => void;
  /** Changes a family. @throws ApiError */
  edit: (family: FamilyView, body: EditFamilyDto) => Promise<void>;
  /** @throws ApiError */
  saveTemplate: (fields: TemplateFields) => Promise<void>;
  onClose: () => void;
}

/** Sending to many, one family after the other, from the couple's own WhatsApp. */
export function SendView({
  invitationId,
  queue,
  families,
  occasion,
  branchName,
  onChange,
  mark,
  setLanguage,
  edit,
  saveTemplate,
  onClose,
}: Props) {
  const [current, ...next] = leftOf(queue, families);
  const { kind, ids, sent, skipped, asking } = queue;
  const position = ids.length - next.length;
  const isOpen = ids.length > 0;
  // Each opening begins with the text as it is stored then.
  const [editing, setEditing] = useState({ isOpen: false, times: 0 });
  const done = (how: 'sent' | 'skipped') => {
    if (!current) return;
    if (how === 'sent') mark(current, kind);
    onChange(after(queue, current, how));
  };
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
        onClose={onClose}
        title={sendTexts.sendTitles[kind]}
        size="full"
        bare
        keepOnBackdrop
      >
        <div className={css.view}>
          <header className={css.head} ref={head}>
            <IconButton icon="arrow-left" label={sendTexts.backToList} onClick={onClose} />
            <div>
              <b>{sendTexts.sendTitles[kind]}</b>
              {current && <small className="num">{sendTexts.position(position, ids.length)}</small>}
            </div>
          </header>
          <progress
            className={css.progress}
            max={Math.max(1, ids.length)}
            value={sent + skipped}
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
                      onCopied={() => onChange({ ...queue, asking: true })}
                    />
                  )}
                  <ChipButtons
                    label={sendTexts.template}
                    chips={TEMPLATES}
                    current={kind}
                    onChange={(chosen) => onChange({ ...queue, kind: chosen, asking: false })}
                  />
                  <Button
                    variant="second"
                    icon="pencil"
                    className={css.edit}
                    onClick={() => setEditing(({ times }) => ({ isOpen: true, times: times + 1 }))}
                  >
                    {sendTexts.editTemplate}
                  </Button>
                  {next.length > 0 && <Next next={next} queue={queue} branchName={branchName} />}
                </div>
                <div>
                  <p className={css.label}>{sendTexts.preview}</p>
                  <MessagePreview
                    text={messageTo(current, kind, occasion)}
                    card={linkCardOf(occasion, language ?? 'malay')}
                  />
                  <p className="xs soft">{sendTexts.previewHint}</p>
                  {current.phone !== '' && (
                    <CopyMessage
                      text={messageTo(current, kind, occasion)}
                      onCopied={() => onChange({ ...queue, asking: true })}
                    />
                  )}
                </div>
              </div>
              <SendFoot
                key={`${current.id} ${asking}`}
                family={current}
                kind={kind}
                occasion={occasion}
                asking={asking}
                onOpened={() => onChange({ ...queue, asking: true })}
                onDone={done}
              />
            </>
          ) : (
            <EmptyState
              icon="check"
              title={sendTexts.finishedTitle}
              heading="h3"
              actions={<Button onClick={onClose}>{sendTexts.backToList}</Button>}
            >
              {sendTexts.finishedText(sent, skipped)}
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
  queue: { sent, skipped },
  branchName,
}: {
  next: readonly FamilyView[];
  queue: SendQueue;
  branchName: (id: string) => string;
}) {
  return (
    <section className={css.next}>
      <div className="card__head">
        <h3 className="h-card">{sendTexts.next}</h3>
        <span className="xs soft num">{sendTexts.queue(sent, skipped, next.length + 1)}</span>
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
