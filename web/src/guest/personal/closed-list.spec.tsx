import { renderToString } from 'react-dom/server';
import type { PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import type { Contact } from '@serikad/shared/invitations/invitation.types';
import { bundle, invitation } from '../dev/fixture.js';
import { GuestContext, type GuestContextValue } from '../guest-context.js';
import { textsIn } from '../texts/texts.js';
import { ClosedList } from './closed-list.js';
import { personalTextsIn } from './texts/texts.js';
import { FamilyContext, type FamilyState } from './use-family.js';

const info = {
  title: 'Keluarga Mak Ngah',
  seats: 4,
  closesAt: '2026-11-28T16:00:00.000Z',
  sessions: ['main'],
  answer: null,
} as unknown as PersonalInvitation;
const at = '2026-11-20T12:12:00.000Z';
const saying = (answer: 'coming' | 'no', adults: number): PersonalInvitation => ({
  ...info,
  answer: {
    sessions: [{ session: 'main', answer, adults, children: 0 }],
    message: '',
    answeredAt: at,
    updatedAt: at,
    onBehalf: false,
  },
});

/** The sheet's content after the closing date. */
function rendered(of: PersonalInvitation, contacts: Contact[]): string {
  const guest = {
    bundle: { ...bundle, invitation: { ...invitation, contacts } },
    view: { locale: 'ms' },
    texts: textsIn('ms'),
  } as unknown as GuestContextValue;
  const family = { info: of, texts: personalTextsIn('ms') } as unknown as FamilyState;
  return renderToString(
    <GuestContext.Provider value={guest}>
      <FamilyContext.Provider value={family}>
        <ClosedList info={of} onChange={() => undefined} onWish={() => undefined} onRemove={() => undefined} />
      </FamilyContext.Provider>
    </GuestContext.Provider>,
  );
}

describe('G-09 a family’s sheet after the closing date', () => {
  it('says until when RSVPs were taken, and whom to contact', () => {
    const html = rendered(info, [{ name: 'Kak Ros', phoneNo: '0123456789' }]);
    expect(html).toContain('selewat-lewatnya 28 November');
    expect(html).toContain('hubungi kami');
    expect(html).toContain('tel:+60123456789');
  });

  it('leads to the couple on a card without contacts', () => {
    const html = rendered(info, []);
    expect(html).toContain('Jawapan sudah ditutup.');
    expect(html).toContain('Sila hubungi pengantin.');
    expect(html).not.toContain('hubungi kami');
  });

  it('lets a family that has not answered say that it cannot come', () => {
    const html = rendered(info, []);
    expect(html).toContain('Maaf, tidak dapat hadir');
    expect(html).toContain('Beritahu');
    expect(html).not.toContain('Jawapan tuan/puan');
  });

  it('lets one that comes lower its number or decline, and asks nothing more of one that does not come', () => {
    const coming = rendered(saying('coming', 3), []);
    for (const text of ['Jawapan tuan/puan', 'Kurangkan', 'Tak jadi hadir?']) expect(coming).toContain(text);
    expect(rendered(saying('no', 0), [])).not.toContain('Beritahu');
  });
});
