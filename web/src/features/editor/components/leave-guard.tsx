import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useBlocker, type Location } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { sameData } from '../../../lib/form/path.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import { SECTIONS } from '../sections/sections.js';

/** Asks before the editor is left with something unsaved. The drafts stay on the device either way. */
export const LeaveGuard = memo(function LeaveGuard({
  dirty,
  leaving,
  onSaveAll,
}: {
  dirty: readonly EditorSection[];
  /** Set while the editor itself navigates away. */
  leaving: RefObject<boolean>;
  /** Saves everything, and calls `stay` before it shows errors; absent before there is an order. */
  onSaveAll: ((stay: () => void) => Promise<boolean>) | undefined;
}) {
  const [busy, setBusy] = useState(false);
  /** The navigation that was given up because something could not be saved. */
  const [stayedFrom, setStayedFrom] = useState<Location>();
  const unsaved = dirty.length > 0;
  const asking = useRef(false);
  /** Where Back would have led while the dialog was open. */
  const [backTo, setBackTo] = useState<Location>();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Back closes a dialog, this one as well, and goes nowhere.
    if (asking.current && historyAction === NavigationType.Pop) {
      setBackTo(nextLocation);
      return true;
    }
    return unsaved && !leaving.current && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    asking.current = blocker.state === 'blocked';
    if (blocker.state === 'blocked' && blocker.location === backTo) blocker.reset();
  }, [blocker, backTo]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved, leaving]);

  const open = blocker.state === 'blocked' && blocker.location !== stayedFrom;
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      keepOnBack
      open={open}
      onClose={stay}
      title={t.leaveTitle}
      icon="info"
      tone="gold"
      actions={
        <>
          <Button variant="ghost" onClick={stay}>
            {t.stay}
          </Button>
          <Button variant="second" onClick={() => blocker.proceed?.()}>
            {t.leave}
          </Button>
          {onSaveAll && (
            <Button
              busy={busy}
              busyLabel={t.saving}
              onClick={() => {
                setBusy(true);
                // At once: as long as this dialog is open, no field can have the focus.
                void onSaveAll(() => flushSync(() => setStayedFrom(blocker.location)))
                  // Unless it was closed meanwhile, to stay.
                  .then((stored) => asking.current && (stored ? blocker.proceed?.() : blocker.reset?.()))
                  .finally(() => setBusy(false));
              }}
            >
              {t.saveAndLeave}
            </Button>
          )}
        </>
      }
    >
      <p>{t.leaveText(dirty.map((section) => SECTIONS[section].title).join(', '))}</p>
    </Dialog>
  );
}, sameData);
