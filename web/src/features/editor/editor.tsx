import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { shortNames } from '@serikad/shared/invitations/couple-names';
import { isSectionOpen, rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderView } from '@serikad/shared/orders/order.types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { classNames } from '../../components/ui/class-names.js';
import { useToast } from '../../components/ui/toast.js';
import { paths } from '../../config/paths.js';
import { editorTexts as t } from '../../i18n/editor.js';
import { deviceStorage } from '../../lib/device-storage.js';
import { writeWaiting } from '../../lib/form/draft.js';
import { invitationQuery } from '../../lib/queries/invitations.js';
import { useUserId } from '../../lib/session/use-session.js';
import { useMediaQuery } from '../../lib/use-media-query.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { useEditorMedia } from './media/use-editor-media.js';
import { moveDrafts } from './drafts.js';
import { NEW } from './new-bundle.js';
import { EDITOR_SECTIONS, type EditorSection } from '../../config/editor-sections.js';
import { LeaveGuard } from './components/leave-guard.js';
import { Rail, SectionList } from './components/rail.js';
import { SaveButton, SectionPage } from './components/section-page.js';
import { TopBar } from './components/top-bar.js';
import { TrialBanner } from '../../components/trial-banner.js';
import { PreviewPane } from './preview/preview-pane.js';
import { PreviewSheet } from './preview/preview-sheet.js';
import { usePeek } from './preview/use-peek.js';
import { usePreviewSource } from './preview/use-preview-source.js';
import { markOf } from './section-mark.js';
import { dirtySections, savesUnchanged, sectionState } from './section-state.js';
import { SECTIONS } from './sections/sections.js';
import { inputsOf, useEditorForms } from './use-editor-forms.js';
import { useFieldTarget } from './use-field-target.js';
import { useHandler } from './use-handler.js';
import { useSaving } from './use-saving.js';
import { useSection } from './use-section.js';
import { useSavingOfMovedDrafts, useStartOfNew } from './use-start-of-new.js';
import * as css from './editor.module.css';

// With the share button, which is rarely needed.
const loadBars = () => import('./components/bars.js');
const LiveBar = lazy(() => loadBars().then((bars) => ({ default: bars.LiveBar })));
const UnsavedNotice = lazy(() => loadBars().then((bars) => ({ default: bars.UnsavedNotice })));

// Loaded with the page, after its own code.
const SignInDialog = lazy(() =>
  import('./components/sign-in-dialog.js').then((loaded) => ({ default: loaded.SignInDialog })),
);

// On phones alone.
const PreviewPeek = lazy(() => import('./preview/preview-peek.js').then((loaded) => ({ default: loaded.PreviewPeek })));

// Loaded with a new invitation, long before its first save.
const OrderDialog = lazy(() =>
  import('./components/order-dialog.js').then((loaded) => ({ default: loaded.OrderDialog })),
);

/** From here on the preview is beside the form. */
const WIDE = '(min-width: 48rem)';

/** The editor of one invitation, or of a new one that has no order yet. */
export function Editor({ bundle, order }: { bundle: InvitationBundle; order: OrderView | null }) {
  const { _id: id } = bundle.invitation;
  const isNew = id === NEW;
  const userId = useUserId();
  const navigate = useNavigate();
  const toast = useToast();
  const wide = useMediaQuery(WIDE);
  const forms = useEditorForms(bundle.invitation);
  const client = useQueryClient();
  const onStored = useCallback(
    (update: (stored: InvitationBundle) => InvitationBundle) =>
      client.setQueryData(invitationQuery(id).queryKey, (stored) => stored && update(stored)),
    [client, id],
  );
  const media = useEditorMedia({ bundle, onStored });
  const saving = useSaving(bundle, forms, media);
  const source = usePreviewSource(bundle, forms, media);
  const { section, to, goTo, listTo } = useSection();
  const [asking, setAsking] = useState<'sign-in' | 'order' | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const [peeks, setPeeks] = usePeek();
  const leaving = useRef(false);

  const names = shortNames(bundle.invitation.couple) || t.newCard;
  const place = section && SECTIONS[section].preview;
  usePageTitle(section ? `${SECTIONS[section].title} · ${names}` : names);
  useStartOfNew(isNew, userId, forms, () => setAsking('order'));
  const leftUnsaved = useSavingOfMovedDrafts(forms, media, saving.save, section);

  const items = order?.items ?? [];
  const locked = (which: EditorSection) => !isNew && !isSectionOpen(which, items);
  const canPreview = isNew || rsvpPackage(items) !== null;
  const hasPeek = peeks && canPreview && !wide;
  const dirty = dirtySections(forms, media, isNew);
  const unsaved = leftUnsaved.filter((which) => dirty.includes(which));
  const marks = EDITOR_SECTIONS.map((which) =>
    markOf(which, locked(which), { isNew, forms, media, results: saving.results, bundle: source.base }),
  );
  const complete = marks.filter((mark) => mark.complete).length;

  const save = useHandler(() => {
    if (isNew) setAsking(userId === null ? 'sign-in' : 'order');
    else if (section) void saving.save(section);
  });
  const { openField, openInvalid } = useFieldTarget(section, forms, to);
  const saveAll = useHandler(async (stay: () => void) => {
    const onFailed = (which: EditorSection) => {
      stay();
      return openInvalid(which);
    };
    for (const which of dirty) if (!(await saving.save(which, { onFailed }))) return false;
    return true;
  });
  const begin = useHandler(async (invitationId: string) => {
    await media.moveTo(invitationId);
    const { values, saved } = inputsOf(forms);
    moveDrafts(NEW, invitationId, values, saved);
    leaving.current = true;
    toast(t.handedOn);
    await navigate(section ? paths.editorSection(invitationId, section) : paths.editor(invitationId), {
      replace: true,
      state: { saveAll: true },
    });
  });
  const showPreview = useHandler(() => setPreviewing(true));
  const hidePreview = useHandler(() => setPreviewing(false));
  const stopAsking = useHandler(() => setAsking(null));
  const onLeave = useHandler(() => {
    leaving.current = true;
  });
  // Where the browser stores drafts, nothing is lost by the reload: then there is nothing to ask.
  const onReload = useHandler(() => {
    writeWaiting();
    if (!deviceStorage.hasRefused()) leaving.current = true;
  });
  const close = useHandler(() => void navigate(listTo));
  const onField = useHandler((name: string) => {
    // A sheet restores the focus as it closes: only then focus the field.
    flushSync(hidePreview);
    void openField(name);
  });

  return (
    <div className={css.editor}>
      <TopBar
        stored={bundle.invitation}
        couple={forms.names.values.couple}
        section={section}
        unsaved={dirty.length}
        complete={complete}
        backTo={order ? paths.orderView(order._id) : paths.catalogue()}
        listTo={listTo}
        hasRsvp={canPreview}
        onReload={onReload}
      />
      {order && <TrialBanner order={order} short />}
      <div className={css.ed}>
        <Rail marks={marks.map(({ summary: _, ...mark }) => mark)} current={section} to={to} />
        <div className={classNames(css.edMain, hasPeek && css.peekRoom)}>
          <Suspense>
            {order && canPreview && order.paymentState !== 'trial-expired' && (
              <LiveBar stored={bundle.invitation} to={to} inList={section === undefined} />
            )}
            {unsaved.length > 0 && <UnsavedNotice sections={unsaved} to={to} onOpen={openInvalid} />}
          </Suspense>
          {section === undefined ? (
            <SectionList marks={marks} to={to} onReload={onReload} />
          ) : (
            <SectionPage
              key={section}
              section={section}
              editing={{ forms, media, bundle, saving }}
              locked={locked(section)}
              to={to}
              goTo={goTo}
              onSave={save}
              onPreview={canPreview ? showPreview : undefined}
              onClose={close}
            />
          )}
          {hasPeek && (
            <Suspense>
              <PreviewPeek
                source={source}
                place={place}
                rests={previewing}
                onOpen={showPreview}
                onHide={() => setPeeks(false)}
              />
            </Suspense>
          )}
        </div>
        {wide && canPreview && <PreviewPane source={source} place={place} onField={onField} />}
      </div>
      {previewing && (
        <PreviewSheet
          source={source}
          place={place}
          onField={onField}
          onClose={hidePreview}
          onPeek={peeks || wide ? undefined : () => setPeeks(true)}
          save={
            section && (
              <SaveButton
                state={sectionState(section, forms, media, isNew)}
                failed={saving.results[section]?.state === 'failed'}
                always={savesUnchanged(section, bundle)}
                onClick={() => {
                  hidePreview();
                  save();
                }}
              />
            )
          }
        />
      )}
      <Suspense>
        <SignInDialog
          open={asking === 'sign-in'}
          arePicturesOnDevice={media.areOnDevice}
          onClose={stopAsking}
          onLeave={onLeave}
        />
      </Suspense>
      {userId !== null && isNew && (
        <Suspense>
          <OrderDialog
            open={asking === 'order'}
            userId={userId}
            design={forms.designLanguage.values.design}
            language={forms.designLanguage.values.language}
            onClose={stopAsking}
            onOrder={begin}
          />
        </Suspense>
      )}
      <LeaveGuard dirty={dirty} leaving={leaving} onSaveAll={isNew ? undefined : saveAll} />
    </div>
  );
}
