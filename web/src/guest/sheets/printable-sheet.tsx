import { useState, type ReactNode } from 'react';
import { useGuest } from '../guest-context.js';
import { PrintRow } from './print-row.js';
import { Sheet } from './sheet.js';

const loadPrintView = () => import('./print-view.js');
type PrintView = Awaited<ReturnType<typeof loadPrintView>>['PrintView'];

/** A sheet of when or where, which leads to the page to print as well. */
export function PrintableSheet({
  title,
  onClosed,
  inner,
  children,
}: {
  title: string;
  onClosed: () => void;
  /** Another view in the same sheet; Back leads from it to the first one. */
  inner?: { title: string; onBack: () => void; content: ReactNode } | undefined;
  children: ReactNode;
}) {
  const { texts } = useGuest();
  const [printed, setPrinted] = useState<{ View: PrintView } | null>(null);
  const [failed, setFailed] = useState(false);
  const print = () => {
    setFailed(false);
    // Without a network the sheet stays; the next tap tries again.
    loadPrintView().then(
      ({ PrintView: View }) => setPrinted({ View }),
      () => setFailed(true),
    );
  };
  if (inner) {
    return (
      <Sheet title={inner.title} view="inner" onClosed={onClosed} onBack={inner.onBack}>
        {inner.content}
      </Sheet>
    );
  }
  if (!printed) {
    return (
      <Sheet title={title} onClosed={onClosed}>
        {children}
        <PrintRow onOpen={print} />
        {failed && (
          <p className="hint" role="alert">
            {texts.sheetFailed}
          </p>
        )}
      </Sheet>
    );
  }
  return (
    <Sheet title={texts.printTitle} view="print" onClosed={onClosed} onBack={() => setPrinted(null)}>
      <printed.View />
    </Sheet>
  );
}
