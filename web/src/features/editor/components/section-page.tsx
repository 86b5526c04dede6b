import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { Notice } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import type { EditorMedia } from '../media/media.types.js';
import { EDITOR_SECTIONS, type EditorSection } from '../../../config/editor-sections.js';
import { hasForm, SECTIONS } from '../sections/sections.js';
import type { EditorForms, FormSection } from '../sections/section.types.js';
import { inputOf, valuesIn } from '../sections/section-input.js';
import { pictureOf, savesUnchanged, sectionState, type SectionState } from '../section-state.js';
import { FIELDS } from '../sections/section-fields.js';
import { valuesOfForm } from '../use-editor-forms.js';
import type { SaveResult, Saving } from '../use-saving.js';
import { lazyWhenIdle } from './lazy-when-idle.js';
import { SaveState } from './save-state.js';
import * as css from '../editor.module.css';

const ConflictNotice = lazyWhenIdle(() => import('./conflict.js').then((m) => m.ConflictNotice));
const LockedSection = lazyWhenIdle(() => import('./locked-section.js').then((m) => m.LockedSection));

/** What is typed, chosen and stored, and how it is saved. */
interface Editing {
  forms: EditorForms;
  media: EditorMedia;
  bundle: InvitationBundle;
  saving: Saving;
}

interface Props {
  section: EditorSection;
  editing: Editing;
  locked: boolean;
  to: (section: EditorSection) => string;
  goTo: (section: EditorSection) => void;
  onSave: () => void;
  /** Absent where there is no preview. */
  onPreview: (() => void) | undefined;
  onClose: () => void;
}

/** A section: its heading, its fields, and its own Close, Preview and Save. */
export function SectionPage({ section, editing, locked, to, goTo, onSave, onPreview, onClose }: Props) {
  const { forms, media, bundle, saving } = editing;
  const { title, lead } = SECTIONS[section];
  const Fields = FIELDS[section];
  const state = sectionState(section, forms, media, bundle.order === null);
  const result = saving.results[section];
  const next = EDITOR_SECTIONS[EDITOR_SECTIONS.indexOf(section) + 1];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused link of the list is gone: the keyboard continues at the heading.
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      className={css.sec}
      data-section
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div className={css.secH}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </div>
      {locked ? (
        <LockedSection section={section} bundle={bundle} />
      ) : (
        <div className={css.secB}>
          {result?.state === 'conflict' && hasForm(section) && (
            <Conflict section={section} editing={editing} stored={result.bundle} />
          )}
          {state.problems.length > 0 && (
            <Notice tone="bad" role="alert">
              {state.problems.join(' ')}
            </Notice>
          )}
          <Fields forms={forms} media={media} bundle={bundle} disabled={state.saving} goTo={goTo} />
          {next && result?.state === 'saved' && !state.dirty && (
            <Link className={css.next} to={to(next)}>
              <span className="grow">
                <span className="xs soft">{t.next}</span>
                <b>{SECTIONS[next].title}</b>
              </span>
              <Icon name="arrow-right" />
            </Link>
          )}
        </div>
      )}
      <div className={css.secF} data-save-row>
        {!locked && <SaveState dirty={state.dirty} saving={state.saving} result={latestOf(result, state.savedAt)} />}
        <Button variant="ghost" className={css.btnClose} onClick={onClose}>
          <Prescribed text={t.close} inControl />
        </Button>
        {onPreview && (
          <Button variant="second" icon="eye" onClick={onPreview}>
            <Prescribed text={t.preview} inControl />
          </Button>
        )}
        {!locked && (
          <SaveButton state={state} failed={result?.state === 'failed'} always={savesUnchanged(section, bundle)} />
        )}
      </div>
    </form>
  );
}

/** The last save, by Save or of files that are stored without it. */
function latestOf(result: SaveResult | undefined, savedAt: string | null): SaveResult | undefined {
  if (savedAt === null || (result && (result.state !== 'saved' || result.at > savedAt))) return result;
  return { state: 'saved', at: savedAt };
}

/** Save, `Saving...` or 'Cuba lagi'; off while there is nothing to save. */
export function SaveButton({
  state: { dirty, saving },
  failed,
  always,
  onClick,
}: {
  state: SectionState;
  failed: boolean;
  /** Saving does something without a change, see `savesUnchanged`. */
  always: boolean;
  onClick?: () => void;
}) {
  const retry = failed && dirty;
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      busy={saving}
      busyLabel={t.saving}
      disabled={!dirty && !always && !saving}
      {...(retry && { icon: 'retry' as const })}
      {...(onClick && { onClick })}
    >
      {retry ? t.retry : <Prescribed text={t.save} inControl />}
    </Button>
  );
}

function Conflict<S extends FormSection>({
  section,
  editing: { forms, media, saving },
  stored,
}: {
  section: S;
  editing: Editing;
  stored: InvitationBundle;
}): ReactNode {
  return (
    <ConflictNotice
      section={section}
      stored={valuesIn(inputOf(section, stored.invitation))}
      own={valuesOfForm(forms, section)}
      picture={pictureOf(media, section)?.overtaken(stored.invitation)}
      saving={forms[section].saving}
      onKeepOwn={() => void saving.keepOwn(section)}
      onUseStored={() => saving.useStored(section)}
    />
  );
}
