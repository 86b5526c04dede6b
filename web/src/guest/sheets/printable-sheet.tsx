import { Suspense, useState, type ReactNode } from 'react';
import { useGuest } from '../guest-context.js';
import { PrintRow, PrintView } from './print-row.js';
import { Sheet } from './sheet.js';

/** A sheet of when or where, which leads to the page to print as well. */
export function PrintableSheet({
  title,
  onClosed,
  children,
}: {
  title: string;
  onClosed: () => void;
  children: ReactNode;
}) {
  const { texts } = useGuest();
  const [isPrinting, setPrinting] = useState(false);
  if (!isPrinting) {
    return (
      <Sheet title={title} onClosed={onClosed}>
        {children}
        <PrintRow onOpen={() => setPrinting(true)} />
      </Sheet>
    );
  }
  return (
    <Sheet title={texts.printTitle} view="print" onClosed={onClosed} onBack={() => setPrinting(false)}>
      <Suspense fallback={null}>
        <PrintView />
      </Suspense>
    </Sheet>
  );
}
