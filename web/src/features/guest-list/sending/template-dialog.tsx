import { charactersLeft } from '@serikad/shared/guest-list/chat-address';
import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { PLACEHOLDERS, templateOf, unknownPlaceholders } from '@serikad/shared/guest-list/message-templates';
import type { TemplateDto } from '@serikad/shared/guest-list/template.dto';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { useCallback } from 'react';
import { AreaField } from '../../../components/form/form-fields.js';
import { FormDialog } from '../../../components/form/form-dialog.js';
import { Button } from '../../../components/ui/button.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { guestSendTexts as sendTexts } from '../../../i18n/guest-send.js';
import { ApiError } from '../../../lib/api-error.js';
import { type Form, useForm } from '../../../lib/form/use-form.js';
import { linkCardOf } from '../model/link-card.js';
import { messageTo, type Occasion } from '../model/message.js';
import { MessagePreview } from './message-preview.js';
import * as css from './send.module.css';

const loadDto = () => import('@serikad/shared/guest-list/template.dto').then((m) => m.TemplateDto);

export type TemplateFields = Pick<TemplateDto, 'kind' | 'language' | 'text'>;

interface TextInput {
  text: string;
}

interface Props {
  invitationId: string;
  kind: MessageKind;
  language: InvitationLanguage;
  /** For whom the preview is. */
  family: FamilyView;
  occasion: Occasion;
  open: boolean;
  /** @throws ApiError */
  save: (fields: TemplateFields) => Promise<void>;
  onClose: () => void;
}

/** The text of one message in one language: typed, with placeholders by buttons, and seen as a family receives it. */
export function TemplateDialog({ invitationId, kind, language, family, occasion, open, save, onClose }: Props) {
  const toBody = useCallback(
    ({ text }: TextInput) => ({ invitationId, kind, language, text }),
    [invitationId, kind, language],
  );
  const start = { text: templateOf(occasion.templates, language, kind) };
  const form = useForm<TextInput, TemplateDto>(loadDto, start, {
    draftKey: `guest-list-template:${invitationId}:${language}:${kind}`,
    toBody,
  });
  const { text } = form.values;
  // Asked as an error of the field: it is gone with the next key, and the button says what a second press does.
  const isAsked = form.error('text') === sendTexts.withoutLink;
  const saveAsked = async (fields: TemplateDto) => {
    if (needsLink(kind) && lacksLink(fields.text) && !isAsked) {
      const message = sendTexts.withoutLink;
      throw new ApiError('validation', message, { fields: [{ field: 'text', message }] });
    }
    await save(fields);
  };
  const problem = problemOf(text);
  const typed: Occasion = { ...occasion, templates: { [language]: { [kind]: text } } };
  return (
    <FormDialog
      form={form}
      labels={t}
      title={sendTexts.templateTitle(sendTexts.templates[kind], t.languages[language])}
      size="wide"
      saveLabel={isAsked ? sendTexts.saveWithoutLink : sendTexts.saveTemplate}
      save={saveAsked}
      open={open}
      onClose={onClose}
      keepOnBackdrop={form.dirty}
      obstacle={
        problem === undefined ? undefined : (
          <p className={css.obstacle} role="status">
            {problem}
          </p>
        )
      }
    >
      <div className={css.editing}>
        <div className="stack">
          <Placeholders form={form} />
          <AreaField
            form={form}
            path="text"
            label={sendTexts.templateText}
            rows={12}
            hint={
              form.error('text') === undefined && problem === undefined ? <Room text={text} kind={kind} /> : undefined
            }
          />
          <Button
            variant="ghost"
            icon="retry"
            className={css.reset}
            onClick={() => form.set('text', templateOf({}, language, kind))}
          >
            {sendTexts.defaultTemplate}
          </Button>
        </div>
        {unknownPlaceholders(text).length === 0 && (
          <div>
            <p className={css.label}>{sendTexts.preview}</p>
            <MessagePreview
              text={messageTo({ ...family, language }, kind, typed)}
              card={linkCardOf(occasion, language)}
            />
          </div>
        )}
      </div>
    </FormDialog>
  );
}

/** Whether the families that receive a message are asked for an answer. */
const needsLink = (kind: MessageKind): boolean => kind === 'invitation' || kind === 'reminder';
const lacksLink = (text: string): boolean => !text.includes('{pautan}');

/** Buttons that put a placeholder where the cursor is. */
function Placeholders({ form }: { form: Form<TextInput, TemplateDto> }) {
  const insert = (name: string) => {
    const area = document.getElementById(form.fieldId('text'));
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    const piece = `{${name}}`;
    form.set('text', value.slice(0, from) + piece + value.slice(to));
    // After the new text is in the field.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(from + piece.length, from + piece.length);
    });
  };
  return (
    <div className={css.placeholders} role="group" aria-label={sendTexts.insert}>
      {PLACEHOLDERS.map((name) => (
        <button key={name} type="button" title={sendTexts.placeholders[name]} onClick={() => insert(name)}>
          {`{${name}}`}
        </button>
      ))}
    </div>
  );
}

/** Why a text cannot be saved. */
function problemOf(text: string): string | undefined {
  const [unknown] = unknownPlaceholders(text);
  if (unknown !== undefined) return sendTexts.unknownPlaceholder(unknown);
  const left = charactersLeft(text);
  return left < 0 ? sendTexts.tooLongBy([...text].length, -left) : undefined;
}

/** How much room a text has left. */
function Room({ text, kind }: { text: string; kind: MessageKind }) {
  const isCardless = kind !== 'thanks' && text !== '' && lacksLink(text);
  return <span className="num">{isCardless ? sendTexts.lacksLink : sendTexts.roomLeft(charactersLeft(text))}</span>;
}
