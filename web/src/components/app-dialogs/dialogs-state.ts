export interface Message {
  title: string;
  text: string;
}

export interface DialogsState {
  /** What came while the dialog was open is below what was there; the list stays while the dialog fades. */
  message: { open: boolean; list: readonly Message[] };
  trialExpired: { open: boolean; orderId: string | undefined };
  paymentRequired: boolean;
}

export const CLOSED: DialogsState = {
  message: { open: false, list: [] },
  trialExpired: { open: false, orderId: undefined },
  paymentRequired: false,
};

/** Opens the message, or adds it to those that are still open; the same one is shown once. */
export function withMessage(state: DialogsState, message: Message): DialogsState {
  const unread = state.message.open ? state.message.list : [];
  const isSaid = unread.some(({ title, text }) => title === message.title && text === message.text);
  return { ...state, message: { open: true, list: isSaid ? unread : [...unread, message] } };
}

/** Closes all three; their texts stay while they fade. */
export function closed({ message, trialExpired }: DialogsState): DialogsState {
  return {
    message: { ...message, open: false },
    trialExpired: { ...trialExpired, open: false },
    paymentRequired: false,
  };
}
