import { DAY_MS } from '@serikad/shared/calendar/durations';
import { chosenOptions } from '@serikad/shared/designs/design-choices';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { localeOf, type InvitationLanguage } from '@serikad/shared/i18n/language';
import { PUBLIC_TITLES } from '@serikad/shared/invitations/defaults';
import {
  INVITATION_SECTIONS,
  type InvitationSection,
  type InvitationView,
} from '@serikad/shared/invitations/invitation.types';
import { shownHijriDate } from '@serikad/shared/invitations/hijri-date';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import { shownJawi } from '@serikad/shared/invitations/jawi-names';
import { newInvitationContent, NO_JAWI_NAMES } from '@serikad/shared/invitations/new-invitation';
import type { DesignSample } from '../designs/design.schema.js';
import type { Story } from '../designs/sample-story.js';
import { shownPrayerTimes } from '../../common/prayer-times.js';
import { SAMPLE_JAWI_NAMES } from './jawi-names.js';
import { SAMPLE_PLACE_NOTES } from './place-notes.js';
import { programmeIn } from './programmes.js';
import { dayBefore, sampleDate } from './sample-date.js';

/** Most guests per answer in a sample, so that its form shows the dropdown. */
const GUESTS_PER_ANSWER = 5;
/** Days before the wedding by which guests are asked to answer. */
const ANSWER_DAYS = 14;

/** The design whose sample has its wedding today, so that customers see the page on that day, with a live stream. */
const TODAY_SAMPLE = 'cv0506';
/** The page on which YouTube lists what is live: no video of a stranger. */
const LIVE_LINK = 'https://www.youtube.com/live';
const SEE_YOU_TODAY = { malay: 'Jumpa anda hari ini.', english: 'See you today.' } as const;

interface SampleOptions {
  id: string;
  design: DesignView;
  sample: DesignSample;
  story: Story;
  language: InvitationLanguage;
  now: number;
  /** Addresses below /storage/ of the QR and of the photo of the gate. */
  qrUrl: string | null;
  gateUrl: string;
}

/** A sample's invitation with every field filled in. */
export function sampleInvitation(options: SampleOptions): InvitationView {
  const { id, design, sample, story, language, now, qrUrl, gateUrl } = options;
  const isToday = design._id === TODAY_SAMPLE;
  const date = isToday ? malaysiaDay(now) : sampleDate(now, story.weekday);
  // The Islamic designs' samples show it.
  const hijri = { show: design.category === 'islamic', text: '' };
  const prayers = { show: story.district !== undefined, district: story.district ?? '' };
  const named: Pick<InvitationView, 'couple' | 'jawiNames'> = {
    couple: {
      bride: { shortName: sample.bride, fullName: story.brideFullName },
      groom: { shortName: sample.groom, fullName: story.groomFullName },
      order: 'bride-first',
    },
    jawiNames: {
      ...NO_JAWI_NAMES,
      couple: SAMPLE_JAWI_NAMES[`${sample.bride} & ${sample.groom}`] ?? NO_JAWI_NAMES.couple,
    },
  };
  const programme = programmeIn(story.programme, language);
  return {
    ...newInvitationContent({ design: design._id, language }),
    _id: id,
    orderId: null,
    isSample: true,
    createdAt: new Date(now - (now % DAY_MS)).toISOString(),
    designCode: design._id,
    // As the catalogue's pictures show it, also where the sky goes by the hour.
    ...(design.choices && { designChoices: chosenOptions(design) }),
    package: 'premium',
    theme: design.theme,
    title: language === 'malay' ? sample.title : PUBLIC_TITLES.english,
    openingOption: story.openingOption,
    ...named,
    jawiText: shownJawi({ ...named, couple2: null, coupleNo: 1 }),
    inviter: { inviter1: story.hosts, inviter2: story.coHosts },
    contacts: story.contacts.map(({ name, phoneNo }) => ({ name: name[language], phoneNo })),
    hashtag: story.hashtag,
    page1Footer: { hashtagChecked: true, verseChecked: true },
    footer: ['hashtag', 'verse'],
    date,
    ...(isToday && { phases: { mode: 'auto', thanks: '' } as const }),
    hijri,
    hijriDate: shownHijriDate({ date, language, hijri }),
    prayers,
    prayerTimes: shownPrayerTimes({ date, prayers, ...programme }),
    ...programme,
    venue: { venue: story.venue, address: story.address },
    location: mapLinks(story),
    // The classic designs' samples show them.
    ...(design.category === 'classic' && { placeNotes: SAMPLE_PLACE_NOTES[language], placePhoto: gateUrl }),
    ...(isToday && { liveLink: LIVE_LINK }),
    album: true,
    invitationWord: story.invitationWord?.[language] ?? null,
    viewAttendance: true,
    attendanceLimit: GUESTS_PER_ANSWER,
    totalAttendanceLimit: 0,
    attendanceMessage: isToday ? SEE_YOU_TODAY[language] : attendanceMessage(date, language),
    attendanceMessageAlignment: 'text-center',
    dressCode: { enabled: true, male: story.dressCode.male[language], female: story.dressCode.female[language] },
    bankAccount: bankAccount(story, language, qrUrl),
    giftReceiverName: sample.bride,
    giftDeliveryAddress: story.giftDeliveryAddress,
    revisions: Object.fromEntries(INVITATION_SECTIONS.map((section) => [section, 0])) as Record<
      InvitationSection,
      number
    >,
  };
}

function mapLinks({ venue, address }: Story): InvitationView['location'] {
  const place = `${venue}, ${address.replace(/\s+/g, ' ')}`;
  return {
    googleMapLink: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`,
    wazeLink: `https://waze.com/ul?${new URLSearchParams({ q: place, navigate: 'yes' }).toString()}`,
  };
}

function attendanceMessage(date: string, language: InvitationLanguage): string {
  const day = dayBefore(date, ANSWER_DAYS, localeOf(language));
  return language === 'english'
    ? `Kindly let us know by ${day}.`
    : `Mohon tuan/puan memaklumkan kehadiran sebelum ${day}.`;
}

/** An invalid account: people who try the sample might pay into a real one. */
function bankAccount(
  { brideFullName }: Story,
  language: InvitationLanguage,
  qrUrl: string | null,
): InvitationView['bankAccount'] {
  return {
    qrUrl,
    name: brideFullName.toUpperCase(),
    bankName: language === 'english' ? 'Maybank (sample)' : 'Maybank (contoh)',
    accountNo: '0000 1234 5678',
  };
}
