import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { Wedding } from '../fixtures/weddings.ts';
import type { ApiCustomer } from './api.ts';

/** Fills in an invitation over HTTP as its couple would in the editor. */
export async function fillInvitation(customer: ApiCustomer, id: string, wedding: Wedding): Promise<void> {
  const { bride, groom, inviters, contacts, hashtag, date, startTime, endTime, venue, address } = wedding;
  const [inviter1, inviter2 = null] = inviters;
  if (!inviter1) throw new Error('a wedding has an inviting party');
  await customer.update('names', {
    id,
    couple: { groom, bride, order: 'bride-first' },
    couple2: null,
    inviter: { inviter1, inviter2 },
    contacts,
    hashtag,
    shortNameStyle: null,
    fullNameStyle: null,
  });
  await customer.update('date-time', {
    id,
    date,
    startTime,
    endTime,
    tentative: [
      { time: '11:00', activity: 'Kehadiran Tetamu' },
      { time: '12:30', activity: 'Ketibaan Pengantin' },
    ],
  });
  await customer.update('location', {
    id,
    venue,
    address,
    googleMapLink: wedding.googleMapLink,
    wazeLink: wedding.wazeLink,
  });
  await customer.update('main-page', { id, title: wedding.title });
}

/** Sets whether guests are asked, and how many may come. */
export async function limitAttendance(
  customer: ApiCustomer,
  id: string,
  limits: { perGuest?: number; total?: number } = {},
): Promise<void> {
  const { perGuest = 0, total = 0 } = limits;
  await customer.update('attendance-info', { id, show: true, limit: perGuest, message: '', totalLimit: total });
}

/** Gives an invitation a design, with what is chosen beside it. */
export function chooseDesign(
  customer: ApiCustomer,
  id: string,
  design: string,
  choices: Partial<DesignLanguageDto> = {},
): Promise<void> {
  return customer.update('design-language', {
    id,
    design,
    language: 'malay',
    title: 'WALIMATUL URUS',
    coupleNo: 1,
    openingOption: 'glass-window',
    customOpeningLogo: false,
    ...choices,
  });
}
