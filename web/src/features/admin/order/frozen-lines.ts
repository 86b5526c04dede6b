import type { ChosenOption } from '@serikad/shared/designs/design-choices';
import { inOrder } from '@serikad/shared/invitations/couple-names';
import { publicTitle } from '@serikad/shared/invitations/defaults';
import type { Couple, InvitingParty, PersonName } from '@serikad/shared/invitations/invitation.types';
import type { FrozenDetails } from '@serikad/shared/orders/frozen-details.types';
import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import { orderTexts } from '../../../i18n/admin/order.js';
import { clockTime, longDate } from '../../../lib/format.js';

const t = orderTexts.lines;

/** A line of the confirmed details, ready to be copied. */
export interface DetailLine {
  label: string;
  text: string;
}

/** The details of a confirmed item as a maker of videos and cards needs them; what is empty is left out. */
export function frozenLines(details: FrozenDetails): DetailLine[] {
  const { couple, couple2, inviter, date, startTime, endTime, tentative, venue, location, contacts, dressCode } =
    details;
  const parties = [inviter.inviter1, ...(inviter.inviter2 ? [inviter.inviter2] : [])].map(partyText);
  const lines: [label: string, text: string][] = [
    [t.title, details.title],
    ...[couple, ...(couple2 ? [couple2] : [])].flatMap(coupleLines),
    [t.jawi, details.jawiText?.replaceAll('\n', ', ') ?? ''],
    [t.coverLine, details.coverLine ?? ''],
    [t.inviter, parties.filter((party) => party !== '').join('; ')],
    [t.date, date === null ? '' : longDate(date)],
    [t.hijri, details.hijriDate ?? ''],
    [t.time, timeText(startTime, endTime)],
    [t.venue, [venue.venue, venue.address].filter((line) => line !== '').join(', ')],
    [t.map, location.googleMapLink],
    [t.waze, location.wazeLink],
    [t.tentative, tentative.map(({ time, activity }) => `${clockTime(time)} ${activity}`).join(', ')],
    [t.contacts, contacts.map(({ name, phoneNo }) => `${name} ${phoneNo}`).join(', ')],
    [t.hashtag, details.hashtag],
    [t.word, details.invitationWord ?? ''],
    [t.doa, details.doa ?? ''],
    [t.dressCode, dressCode.enabled ? [dressCode.male, dressCode.female].filter((text) => text !== '').join('; ') : ''],
    [t.music, details.music.link],
    [t.design, details.design],
    [t.designChoices, (details.designChoices ?? []).map(({ choice, option }) => `${choice}=${option}`).join(', ')],
    [t.language, orderTexts.languages[details.language]],
  ];
  return lines.flatMap(([label, text]) => (text.trim() === '' ? [] : [{ label, text: text.trim() }]));
}

export function linesText(lines: readonly DetailLine[]): string {
  return lines.map(({ label, text }) => `${label}: ${text}`).join('\n');
}

/** What of the invitation is other by now than it was confirmed, as it is now. */
export function changedSince(details: FrozenDetails, now: OrderInvitationSummary): DetailLine[] {
  const before = frozenLines(withTitle(details));
  const designChoices = comparedChoices(details, now);
  const after = frozenLines(withTitle({ ...details, ...now, designChoices }));
  const was = new Map<string, string[]>();
  for (const { label, text } of before) was.set(label, [...(was.get(label) ?? []), text]);
  const changed = after.filter(({ label, text }) => !(was.get(label) ?? []).includes(text));
  const labels = new Set(after.map(({ label }) => label));
  const gone = before.filter(({ label }) => !labels.has(label)).map(({ label }) => ({ label, text: '—' }));
  return [...changed, ...gone];
}

/**
 * The options to compare with the confirmed ones. Those of choices that the details lack are left out as long as the
 * design is the same: the details are older than the choice.
 */
function comparedChoices(details: FrozenDetails, now: OrderInvitationSummary): ChosenOption[] {
  const before = details.designChoices ?? [];
  const after = now.designChoices ?? before;
  return now.design === details.design
    ? after.filter((one) => before.some(({ choice }) => choice === one.choice))
    : after;
}

/** Details are frozen with the title that guests see; an invitation without a saved title has an empty one. */
function withTitle(details: FrozenDetails): FrozenDetails {
  return { ...details, title: publicTitle(details) };
}

function coupleLines(couple: Couple): [label: string, text: string][] {
  return inOrder(couple).map((person) => [person === couple.bride ? t.bride : t.groom, personText(person)]);
}

/** `Nur Aisyah binti Rahman (Aisyah)` */
function personText({ fullName, shortName }: PersonName): string {
  if (fullName === '' || shortName === '') return fullName || shortName;
  return `${fullName} (${shortName})`;
}

function partyText({ name1, name2 }: InvitingParty): string {
  return [name1, name2].filter((name) => name !== '').join(' & ');
}

function timeText(start: string, end: string): string {
  if (start === '') return '';
  return end === '' ? clockTime(start) : `${clockTime(start)} ${orderTexts.until} ${clockTime(end)}`;
}
