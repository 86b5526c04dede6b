import { createContext, useContext } from 'react';

export interface Dialogs {
  /** A title, a text and OK. `onClosed` runs once it is closed and the focus is back where it was. */
  showMessage: (title: string, text: string, onClosed?: () => void) => void;
  /** 'Trial expired', with a chat to pay for this order. */
  showTrialExpired: (orderId?: string) => void;
  showPaymentRequired: () => void;
  /**
   * Shows a failed call: the trial's dialog for `trial-expired`, 'Payment Required' for `payment-required`,
   * nothing when the session ended (the page then asks to sign in), else an 'Error' dialog with the sentence.
   */
  showError: (error: unknown, orderId?: string) => void;
  closeAll: () => void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider above it');
  return dialogs;
}
