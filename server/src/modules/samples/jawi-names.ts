import type { JawiCouple } from '@serikad/shared/invitations/invitation.types';

/** The couples of samples whose names are shown in Jawi too, by their short names. */
export const SAMPLE_JAWI_NAMES: Readonly<Partial<Record<string, JawiCouple>>> = {
  'Aina Sofea & Fahmi Hakimi': { bride: 'عينا صوفيا', groom: 'فهمي حكيمي' },
};
