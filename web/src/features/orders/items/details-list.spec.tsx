/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { DetailsList } from './details-list.js';

const details = {
  title: 'MAJLIS',
  language: 'malay',
  couple: {
    bride: { fullName: 'Nur Aisyah', shortName: 'Aisyah' },
    groom: { fullName: '', shortName: 'Danial' },
    order: 'bride-first',
  },
  couple2: null,
  date: null,
  startTime: '11:00',
  venue: { venue: '', address: '' },
} satisfies Partial<InvitationView>;
const names = () => [...(screen.getByText('Nama').nextElementSibling?.children ?? [])].map((line) => line.textContent);

describe('S-27 the details, read once more before anything is made from them', () => {
  it('have the names as the couple wrote them', () => {
    render(<DetailsList details={details} />);
    expect(names()).toEqual(['Nur Aisyah', 'Danial']);
  });

  it('C-10 have the names in Jawi and the line in another script below', () => {
    render(<DetailsList details={{ ...details, jawiText: 'عائشه دان دانيال', coverLine: '爱莎与大年' }} />);
    expect(names()).toEqual(['Nur Aisyah', 'Danial', 'عائشه دان دانيال', '爱莎与大年']);
  });

  it('C-10 have neither where there are none', () => {
    render(<DetailsList details={{ ...details, jawiText: null, coverLine: '' }} />);
    expect(names()).toEqual(['Nur Aisyah', 'Danial']);
  });
});
