import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { EmptyState, Notice } from '../../../components/ui/states.js';
import { patterns } from '../../../config/paths.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import { EDITOR_SECTIONS, type EditorSection } from '../model/sections.js';
import { inputOf, valuesIn, type SectionInput } from '../model/values.js';
import { SECTIONS } from '../sections/registry.js';
import type { EditorForms, SectionForm } from '../use-editor-forms.js';
import type { Saving } from '../use-saving.js';
import { ConflictNotice } from './conflict-notice.js';
import { SaveState } from './save-state.js';

interface Props {
  section: EditorSection;
  forms: EditorForms;
  bundle: InvitationBundle;
  saving: Saving;
  locked: boolean;
  canPreview: boolean;
  to: (section: EditorSection) => string;
  goTo: (section: EditorSection) => void;
  onSave: () => void;
  onPreview: () => void;
  onClose: () => void;
}

/** A section: its heading, its fields, and its own Close, Preview and Save. */
export function SectionPage(props: Props) {
  const { section, forms, bundle, saving, locked, canPreview, to, goTo, onSave, onPreview, onClose } = props;
  const { title, lead, Fields } = SECTIONS[section];
  const form = forms[section];
  const result = saving.results[section];
  const next = EDITOR_SECTIONS[EDITOR_SECTIONS.indexOf(section) + 1];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The line of the list that led here is gone: who reads with the keyboard goes on from the heading.
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <form
      className="sec"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div className="sec__h">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </div>
      {locked ? (
        <Locked title={title} orderId={bundle.invitation.orderId} />
      ) : (
        <div className="sec__b">
          {result?.state === 'conflict' && <Conflict {...props} stored={result.bundle} />}
          {form.problems.length > 0 && (
            <Notice tone="bad" role="alert">
              {form.problems.join(' ')}
            </Notice>
          )}
          <Fields forms={forms} bundle={bundle} goTo={goTo} />
          {next && result?.state === 'saved' && !form.dirty && (
            <Link className="next" to={to(next)}>
              <span className="grow">
                <span className="xs soft">{t.next}</span>
                <b>{SECTIONS[next].title}</b>
              </span>
              <Icon name="arrow-right" />
            </Link>
          )}
        </div>
      )}
      <div className="sec__f">
        {!locked && <SaveState dirty={form.dirty} saving={form.saving} result={result} />}
        <Button variant="ghost" className="btn--close" onClick={onClose}>
          {t.close}
        </Button>
        {canPreview && (
          <Button variant="second" icon="eye" onClick={onPreview}>
            {t.preview}
          </Button>
        )}
        {!locked && <SaveButton form={form} failed={result?.state === 'failed'} isNew={bundle.order === null} />}
      </div>
    </form>
  );
}

/** Save, `Saving...` or 'Cuba lagi'; off while there is nothing to save. */
export function SaveButton({
  form,
  failed,
  isNew,
  onClick,
}: {
  form: { dirty: boolean; saving: boolean };
  failed: boolean;
  /** Before there is an order, saving makes one. */
  isNew: boolean;
  onClick?: () => void;
}) {
  const retry = failed && form.dirty;
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      busy={form.saving}
      busyLabel={t.saving}
      disabled={!form.dirty && !isNew && !form.saving}
      {...(retry && { icon: 'retry' as const })}
      {...(onClick && { onClick })}
    >
      {retry ? t.retry : t.save}
    </Button>
  );
}

function Conflict({ section, forms, saving, stored }: Props & { stored: InvitationBundle }): ReactNode {
  return (
    <ConflictNotice
      section={section}
      stored={valuesIn(inputOf(section, stored.invitation))}
      own={ownValues(forms, section)}
      saving={forms[section].saving}
      onKeepOwn={() => void saving.keepOwn(section)}
      onUseStored={() => saving.useStored(section)}
    />
  );
}

function ownValues<S extends EditorSection>(forms: EditorForms, section: S) {
  const form: SectionForm<S> = forms[section];
  const input: SectionInput<S> = form.values;
  return valuesIn(input);
}

/** A section that the order's package does not have. */
function Locked({ title, orderId }: { title: string; orderId: string | null }) {
  return (
    <EmptyState
      icon="lock"
      title={t.lockedTitle(title)}
      actions={
        <ButtonLink to={`${patterns.changePackage}?orderId=${encodeURIComponent(orderId ?? '')}`}>
          {t.changePackage}
        </ButtonLink>
      }
    >
      {t.lockedText}
    </EmptyState>
  );
}
