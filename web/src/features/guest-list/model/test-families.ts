import type { Answer, FamilyAnswer, FamilyView } from '@serikad/shared/guest-list/family.types';

/** A family for tests. */
export function aFamily(parts: Partial<FamilyView> = {}): FamilyView {
  return {
    id: 'f1',
    name: 'Rosmah binti Ali',
    title: '',
    phone: '',
    seats: 2,
    branch: 'own',
    side: 'both',
    language: null,
    note: '',
    table: '',
    sessions: null,
    link: '/i/3fTq0aZb19Kd',
    revision: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    sent: {},
    chat: null,
    openedAt: null,
    answer: null,
    reopened: false,
    ...parts,
  };
}

export function answered(answer: Answer, adults = answer === 'no' ? 0 : 1, children = 0): FamilyAnswer {
  const at = '2026-11-20T12:12:00.000Z';
  return {
    sessions: [{ session: 'main', answer, adults, children }],
    message: '',
    answeredAt: at,
    updatedAt: at,
    onBehalf: false,
  };
}
