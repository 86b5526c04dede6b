import { CLOSED, closed, withMessage } from './dialogs-state.js';

const first = { title: 'Error', text: 'Tiada sambungan.' };
const second = { title: 'Sign In Failed', text: 'Invalid token.' };

describe('the dialogs of the app (S-06)', () => {
  it('show what came while one was open below it, and the same thing once', () => {
    const both = withMessage(withMessage(withMessage(CLOSED, first), second), first);
    expect(both.message).toEqual({ open: true, list: [first, second] });
  });

  it('are all closed by one action, and keep the texts for the fading', () => {
    const open = { ...withMessage(CLOSED, first), trialExpired: { open: true, orderId: 'o' }, paymentRequired: true };
    expect(closed(open)).toEqual({
      message: { open: false, list: [first] },
      trialExpired: { open: false, orderId: 'o' },
      paymentRequired: false,
    });
  });

  it('begin anew after that', () => {
    expect(withMessage(closed(withMessage(CLOSED, first)), second).message.list).toEqual([second]);
  });
});
