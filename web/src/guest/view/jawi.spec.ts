import { bundle, invitation } from '../dev/fixture.js';
import { toPagePayload } from './document.js';
import { sameTheme } from './themed.js';

const jawiText = 'عائشه دان دانيال';
const withJawi = { ...bundle, invitation: { ...invitation, jawiText } };

describe('C-10 names in Jawi on the guest page', () => {
  it('C-10 change the style sheet, which names their face in those invitations alone', () => {
    expect(sameTheme(bundle, withJawi)).toBe(false);
    expect(sameTheme(withJawi, { ...withJawi, invitation: { ...withJawi.invitation } })).toBe(true);
  });

  it('C-10 are in the page as they are shown, not a second time as they were typed', () => {
    const payload = toPagePayload(withJawi).invitation;
    expect(payload.jawiText).toBe(jawiText);
    expect(payload).not.toHaveProperty('jawiNames');
  });
});
