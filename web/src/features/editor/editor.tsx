import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import { shortNames } from '@serikad/shared/invitations/couple-names';
import { isSectionOpen, rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderView } from '@serikad/shared/orders/order.types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useToast } from '../../components/ui/toast.js';
import { paths } from '../../config/paths.js';
import { editorTexts as t } from '../../i18n/ms/editor.js';
import { useUserId } from '../../lib/session/use-session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { handOn } from './model/hand-on.js';
import { NEW } from './model/new-bundle.js';
import { EDITOR_SECTIONS, sectionOfField, type EditorSection } from './model/sections.js';
import { COMPLETE, SUMMARIES } from './model/summaries.js';
import { valuesIn, type SectionInput } from './model/values.js';
import { LeaveGuard } from './parts/leave-guard.js';
import { OrderDialog } from './parts/order-dialog.js';
import { Rail, SectionList } from './parts/rail.js';
import type { SectionMark } from './parts/section-marks.js';
import { SaveButton, SectionPage } from './parts/section-page.js';
import { SAVE_PARAM, SignInDialog } from './parts/sign-in-dialog.js';
import { TopBar } from './parts/top-bar.js';
import { TrialBanner } from './parts/trial-banner.js';
import { PreviewPane } from './preview/preview-pane.js';
import { PreviewSheet } from './preview/preview-sheet.js';
import { usePreviewBundle } from './preview/use-preview-bundle.js';
import { SECTIONS } from './sections/registry.js';
import { dirtySections, inputsOf, useEditorForms, type EditorForms, type SectionForm } from './use-editor-forms.js';
import { useMedia } from './use-media.js';
import { useSaving, type SaveResults } from './use-saving.js';
import { useSection } from './use-section.js';

/** Above it the preview stands beside the form. */
const WIDE = '(min-width: 74rem)';

/** The field that a tapped text of a section leads to. */
const FIRST_FIELD: Record<EditorSection, (forms: EditorForms) => string> = {
  designLanguage: (forms) => forms.designLanguage.fieldId('title'),
  names: ({ names }) =>
    names.fieldId(`couple.${names.values.couple.order === 'bride-first' ? 'bride' : 'groom'}.shortName`),
  dateTime: (forms) => forms.dateTime.fieldId('date'),
  location: (forms) => forms.location.fieldId('venue'),
  secondPage: (forms) => forms.secondPage.fieldId('invitationWord'),
  attendance: (forms) => forms.attendance.fieldId('message'),
};

/** The editor of one invitation, or of a new one that has no order yet. */
export function Editor({ bundle, order }: { bundle: InvitationBundle; order: OrderView | null }) {
  const { _id: id } = bundle.invitation;
  const isNew = id === NEW;
  const userId = useUserId();
  const navigate = useNavigate();
  const toast = useToast();
  const wide = useMedia(WIDE);
  const forms = useEditorForms(bundle.invitation);
  const saving = useSaving(bundle, forms);
  const preview = usePreviewBundle(bundle, forms);
  const { section, to, goTo, listTo } = useSection();
  const [asking, setAsking] = useState<'sign-in' | 'order' | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const leaving = useRef(false);

  const card = shortNames(bundle.invitation.couple) || t.newCard;
  usePageTitle(section ? `${SECTIONS[section].title} · ${card}` : card);
  useStartOfNew(isNew, userId, forms, () => setAsking('order'));
  useSavingOfHandedOn(forms, saving.save, section);

  const items = order?.items ?? [];
  const locked = (which: EditorSection) => !isNew && !isSectionOpen(SECTIONS[which].need, items);
  const canPreview = isNew || rsvpPackage(items) !== null;
  const dirty = dirtySections(forms);
  const marks = EDITOR_SECTIONS.map((which) =>
    markOf(which, forms, saving.results, locked(which), preview.design.name),
  );
  const complete = marks.filter((mark) => mark.complete).length;

  const save = (which: EditorSection) => {
    if (!isNew) void saving.save(which);
    else setAsking(userId === null ? 'sign-in' : 'order');
  };
  const saveAll = async () => {
    for (const which of dirty) {
      if (await saving.save(which)) continue;
      goTo(which);
      return false;
    }
    return true;
  };
  const begin = (invitationId: string) => {
    handOn(NEW, invitationId, inputsOf(forms, 'values'), inputsOf(forms, 'saved'));
    leaving.current = true;
    toast(t.handedOn);
    void navigate(`${paths.editor(invitationId)}${section ? `?section=${section}` : ''}`, {
      replace: true,
      state: { saveAll: true },
    });
  };
  const wanted = useRef<EditorSection | null>(null);
  const [, askForField] = useState(0);
  const toField = useCallback(
    (name: string) => {
      const target = sectionOfField(name);
      if (!target) return;
      wanted.current = target;
      // Also when the section is open already: the effect below needs a render.
      askForField((times) => times + 1);
      setPreviewing(false);
      goTo(target);
    },
    [goTo],
  );
  useEffect(() => {
    // As soon as the section is on the page, however slow it is to come.
    if (wanted.current === null || wanted.current !== section) return;
    wanted.current = null;
    document.getElementById(FIRST_FIELD[section](forms))?.focus();
  });

  return (
    <div className="editor">
      <TopBar
        stored={bundle.invitation}
        couple={forms.names.values.couple}
        section={section}
        unsaved={dirty.length}
        complete={complete}
        backTo={order ? paths.orderView(order._id) : paths.catalogue()}
        listTo={listTo}
        hasRsvp={canPreview}
      />
      {order && <TrialBanner order={order} />}
      <div className="ed">
        <Rail marks={marks} current={section} to={to} />
        <div className="ed-main">
          {section === undefined ? (
            <SectionList marks={marks} to={to} />
          ) : (
            <SectionPage
              key={section}
              section={section}
              forms={forms}
              bundle={bundle}
              saving={saving}
              locked={locked(section)}
              canPreview={canPreview}
              to={to}
              goTo={goTo}
              onSave={() => save(section)}
              onPreview={() => setPreviewing(true)}
              onClose={() => void navigate(listTo)}
            />
          )}
        </div>
        {wide && canPreview && <PreviewPane bundle={preview} section={section} onField={toField} />}
      </div>
      {previewing && (
        <PreviewSheet
          bundle={preview}
          section={section}
          onField={toField}
          onClose={() => setPreviewing(false)}
          save={
            section && (
              <SaveButton
                form={forms[section]}
                failed={saving.results[section]?.state === 'failed'}
                isNew={isNew}
                onClick={() => {
                  setPreviewing(false);
                  save(section);
                }}
              />
            )
          }
        />
      )}
      <SignInDialog
        open={asking === 'sign-in'}
        onClose={() => setAsking(null)}
        onLeave={() => {
          leaving.current = true;
        }}
      />
      {userId !== null && isNew && (
        <OrderDialog
          open={asking === 'order'}
          userId={userId}
          design={forms.designLanguage.values.design}
          language={forms.designLanguage.values.language}
          onClose={() => setAsking(null)}
          onOrder={begin}
        />
      )}
      <LeaveGuard dirty={dirty} leaving={leaving} onSaveAll={isNew ? undefined : saveAll} />
    </div>
  );
}

function markOf<S extends EditorSection>(
  section: S,
  forms: EditorForms,
  results: SaveResults,
  locked: boolean,
  designName: string,
): SectionMark {
  const form: SectionForm<S> = forms[section];
  const input: SectionInput<S> = form.values;
  const values = valuesIn(input);
  const state = results[section]?.state;
  return {
    section,
    summary: SUMMARIES[section](values, designName),
    complete: !locked && COMPLETE[section](values),
    dirty: form.dirty,
    failed: state === 'failed' || state === 'conflict',
    locked,
  };
}

/** Takes over what the address of a new card carries: the design to begin with, and that saving goes on now. */
function useStartOfNew(isNew: boolean, userId: string | null, forms: EditorForms, onSave: () => void): void {
  const [search, setSearch] = useSearchParams();
  const design = search.get('design');
  const saves = search.get(SAVE_PARAM) !== null;
  useEffect(() => {
    if (!isNew || (design === null && !saves)) return;
    if (design !== null) forms.designLanguage.set('design', design);
    if (saves && userId !== null) onSave();
    // A reload keeps what was chosen since.
    setSearch(
      (before) => {
        before.delete('design');
        before.delete(SAVE_PARAM);
        return before;
      },
      { replace: true },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [isNew, design, saves]);
}

/** Saves what a new card handed on, section by section; what cannot be saved yet stays in its form. */
function useSavingOfHandedOn(
  forms: EditorForms,
  save: (section: EditorSection, options?: { quiet?: boolean }) => Promise<boolean>,
  current: EditorSection | undefined,
): void {
  const here = useLocation();
  const { pathname, search } = here;
  const state = here.state as unknown;
  const navigate = useNavigate();
  const begun = useRef(false);
  const asked = typeof state === 'object' && state !== null && 'saveAll' in state;
  useEffect(() => {
    if (!asked || begun.current) return;
    begun.current = true;
    const run = async () => {
      for (const section of dirtySections(forms)) await save(section, { quiet: section !== current });
      await navigate(pathname + search, { replace: true, state: null });
    };
    void run();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the forms as they were handed on
  }, [asked]);
}
