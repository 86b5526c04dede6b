import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { dialogTexts } from '../../i18n/dialogs.js';
import { errorMessage, isApiError } from '../../lib/api-error.js';
import { chatLink, paymentText } from '../../lib/chat-link.js';
import { useShop } from '../../lib/queries/shop.js';
import { Button, ButtonAnchor } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { WithMalay } from '../ui/with-malay.js';
import { DialogsContext, type Dialogs } from './dialogs-context.js';
import { CLOSED, closed, withMessage } from './dialogs-state.js';

/** The title of a message: the prescribed one of errors has its Malay beside it. */
const withMalay = (title: string) => (
  <WithMalay text={title} beside={title === dialogTexts.error ? dialogTexts.errorBeside : ''} />
);

/** Holds the three dialogs of the app: each opens on its own, and one action closes all. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(CLOSED);
  const { chatNumber } = useShop();
  const afterClosing = useRef<(() => void)[]>([]);

  const dialogs = useMemo<Dialogs>(() => {
    const showMessage = (title: string, text: string, onClosed?: () => void) => {
      if (onClosed) afterClosing.current.push(onClosed);
      setState((before) => withMessage(before, { title, text }));
    };
    const showTrialExpired = (orderId?: string) =>
      setState((before) => ({ ...before, trialExpired: { open: true, orderId } }));
    const showPaymentRequired = () => setState((before) => ({ ...before, paymentRequired: true }));
    return {
      showMessage,
      showTrialExpired,
      showPaymentRequired,
      showError: (error, orderId) => {
        if (isApiError(error, 'trial-expired')) showTrialExpired(orderId);
        else if (isApiError(error, 'payment-required')) showPaymentRequired();
        else if (!isApiError(error, 'invalid-token')) showMessage(dialogTexts.error, errorMessage(error));
      },
      closeAll: () => setState(closed),
    };
  }, []);

  const { message, trialExpired, paymentRequired } = state;
  // After the dialog's own effect, which gives the focus back.
  useEffect(() => {
    if (!message.open) afterClosing.current.splice(0).forEach((run) => run());
  }, [message.open]);
  const { closeAll } = dialogs;
  const payText = trialExpired.orderId === undefined ? dialogTexts.payText : paymentText(trialExpired.orderId);
  const title = message.list[0]?.title ?? '';
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Dialog
        open={message.open}
        onClose={closeAll}
        title={withMalay(title)}
        icon="alert"
        tone="bad"
        actions={
          <Button onClick={closeAll}>
            <WithMalay text={dialogTexts.ok} beside={dialogTexts.okBeside} inControl />
          </Button>
        }
      >
        {message.list.map((entry) => (
          <Fragment key={`${entry.title}\n${entry.text}`}>
            {entry.title !== title && <h3 className="dialog__more">{withMalay(entry.title)}</h3>}
            <p>{entry.text}</p>
          </Fragment>
        ))}
      </Dialog>
      <Dialog
        open={trialExpired.open}
        onClose={closeAll}
        title={dialogTexts.trialExpired}
        icon="hourglass"
        tone="gold"
        actions={
          <>
            <Button variant="second" onClick={closeAll}>
              <WithMalay text={dialogTexts.close} beside={dialogTexts.closeBeside} inControl />
            </Button>
            <ButtonAnchor icon="chat" newTab href={chatLink(chatNumber, payText)}>
              <WithMalay text={dialogTexts.payNow} beside={dialogTexts.payNowBeside} inControl />
            </ButtonAnchor>
          </>
        }
      >
        {dialogTexts.trialExpiredNote && <p>{dialogTexts.trialExpiredNote}</p>}
        <p lang="en">{dialogTexts.trialExpiredText}</p>
      </Dialog>
      <Dialog
        open={paymentRequired}
        onClose={closeAll}
        title={dialogTexts.paymentRequired}
        icon="wallet"
        tone="gold"
        actions={
          <Button onClick={closeAll}>
            <WithMalay text={dialogTexts.okay} beside={dialogTexts.okBeside} inControl />
          </Button>
        }
      >
        {dialogTexts.paymentRequiredNote && <p>{dialogTexts.paymentRequiredNote}</p>}
        <p lang="en">{dialogTexts.paymentRequiredText}</p>
      </Dialog>
    </DialogsContext>
  );
}
