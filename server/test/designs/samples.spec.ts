import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INVITATION_LANGUAGES, type InvitationLanguage } from '@serikad/shared/i18n/language';
import { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { LocationDto } from '@serikad/shared/invitations/location.dto';
import { NamesDto } from '@serikad/shared/invitations/names.dto';
import { validateDto } from '@serikad/shared/validation/validate';
import { isWebLink } from '@serikad/shared/validation/web-link';
import { sampleDate } from '../../src/modules/samples/sample-date.js';
import { OPTIONAL_SECTIONS, type OptionalSection } from '../../src/modules/designs/sample-story.js';
import { SamplesService } from '../../src/modules/samples/samples.service.js';
import { storyOf } from '../../src/modules/samples/story-of.js';
import { withoutSections } from '../../src/modules/samples/without-sections.js';
import { CATALOGUE_FOLDER } from '../../src/config/catalogue-folder.js';
import type { DesignFile } from '../../src/operations/seed/design-file.dto.js';
import { drawnDesigns } from '../support/drawn-designs.js';
import { startTestApp, type TestApp } from '../support/app.js';

let shop: TestApp;
let samples: SamplesService;
let drawn: DesignFile[];
beforeAll(async () => {
  drawn = await drawnDesigns();
  shop = await startTestApp();
  samples = shop.app.get(SamplesService, { strict: false });
  shop.clock.set('2026-11-21T04:00:00Z');
});
afterAll(() => shop?.close());

/** Paths of texts that are empty and of lists that are, in whatever depth. */
function empties(value: unknown, path = ''): string[] {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => empties(inner, path === '' ? key : `${path}.${key}`));
}

/** Which parts of a bundle, and which fields of its invitation, are not the same. */
function changedParts({ invitation: before, ...whole }: InvitationBundle, { invitation, ...rest }: InvitationBundle) {
  const fields = Object.keys(before) as (keyof typeof before)[];
  const parts = Object.keys(whole) as (keyof typeof whole)[];
  return [
    ...parts.filter((part) => whole[part] !== rest[part]),
    ...fields.filter((field) => before[field] !== invitation[field]).map((field) => `invitation.${field}`),
  ];
}

async function eachSample(
  check: (bundle: InvitationBundle, language: InvitationLanguage, design: DesignFile) => void | Promise<void>,
) {
  for (const design of drawn) {
    for (const language of INVITATION_LANGUAGES)
      await check(await samples.bundle(design._id, language), language, design);
  }
}

const jawiOf = (couple: string) => ['groom', 'bride'].map((person) => `invitation.jawiNames.${couple}.${person}`);
const PLACE_NOTES = ['landmark', 'parking', 'prayerRoom', 'wheelchair'].map((note) => `invitation.placeNotes.${note}`);
const CONVOY = ['meetingPoint', 'mapLink', 'time', 'cars', 'contactName', 'contactPhone'].map(
  (field) => `invitation.convoy.${field}`,
);

describe('I-20 samples', () => {
  it('C-04 every design has one in both languages, with everything filled in that it shows; one has its wedding today', () =>
    eachSample(({ invitation, design, order, gifts, photos, attendance, phase }, language, file) => {
      const without = (section: OptionalSection) => file.sample.story?.leavesOut?.includes(section) === true;
      expect(invitation).toMatchObject({ _id: `sample_${file._id}`, isSample: true, design: file._id, language });
      expect(invitation.couple.bride.shortName).toBe(file.sample.bride);
      expect(invitation.couple.groom.shortName).toBe(file.sample.groom);
      const isToday = file._id === 'cv0506';
      expect(isToday ? ['2026-11-21'] : ['2027-01-23', '2027-01-24']).toContain(invitation.date);
      expect(phase).toBe(isToday ? 'today' : undefined);
      expect(invitation).toMatchObject({ attendanceLimit: 5, viewAttendance: true, package: 'premium', orderId: null });
      expect(order).toBeNull();
      expect(design._id).toBe(file._id);
      expect(attendance.full).toBe(false);
      expect([gifts.length, photos.length]).toEqual([3, without('gallery') ? 0 : 5]);
      expect(gifts.filter(({ reservation }) => reservation !== null).map(({ reservation }) => reservation)).toEqual([
        { reserved: true },
      ]);
      // Empty on purpose: no text on the seal, names in Jawi but in one, no line in another script, the usual thanks,
      // the calculated Hijri date, the label as the product words it, one account, no convoy; notes on the way with a
      // photo in those of one category alone, prayer times and a live stream in one sample.
      expect(empties({ invitation, gifts, photos })).toEqual([
        'invitation.openingText',
        ...(file._id === 'cv0003' ? [] : jawiOf('couple')),
        ...jawiOf('couple2'),
        'invitation.coverLine',
        'invitation.phases.thanks',
        'invitation.hijri.text',
        ...(file._id === 'cv0601' ? [] : ['invitation.prayers.district']),
        ...(file.category === 'classic' ? [] : [...PLACE_NOTES, 'invitation.placePhoto']),
        ...CONVOY,
        ...(isToday ? [] : ['invitation.liveLink']),
        ...(without('music') ? ['invitation.music.videoId', 'invitation.music.link'] : []),
        'invitation.countdownLabel',
        'invitation.secondBankAccount.name',
        'invitation.secondBankAccount.bankName',
        'invitation.secondBankAccount.accountNo',
        ...(without('gallery') ? ['photos'] : []),
      ]);
    }));

  it("would pass the checks that a couple's own typing has to pass", () =>
    eachSample(({ invitation }) => {
      const { couple, couple2, jawiNames, inviter, contacts, hashtag, shortNameStyle, fullNameStyle } = invitation;
      const { date, startTime, endTime, tentative, venue, location, placeNotes } = invitation;
      const id = invitation._id;
      const dtos = [
        validateDto(NamesDto, {
          id,
          couple,
          couple2,
          jawiNames,
          inviter,
          contacts,
          hashtag,
          shortNameStyle,
          fullNameStyle,
        }),
        validateDto(DateTimeDto, { id, date, startTime, endTime, tentative }),
        validateDto(LocationDto, { id, ...venue, ...location, placeNotes }),
      ];
      for (const checked of dtos) expect(checked).toMatchObject({ ok: true });
    }));

  it('every picture exists under its address, and every link is one', () =>
    eachSample(async ({ gifts, photos, invitation }) => {
      const pictures = [...gifts, ...photos].map(({ imageUrl }) => imageUrl);
      for (const url of [...pictures, invitation.bankAccount.qrUrl ?? 'none']) {
        await shop.http.head(`/storage/${url}`).expect(200);
      }
      for (const { productUrl } of gifts) expect(isWebLink(productUrl)).toBe(true);
    }));

  it("shows five photos of its design's category", async () => {
    const shown = new Map<string, string>();
    for (const { _id, category, sample } of drawn) {
      if (sample.story?.leavesOut?.includes('gallery')) continue;
      const { photos } = await samples.bundle(_id, 'malay');
      const urls = photos.map(({ imageUrl }) => imageUrl);
      expect(urls.map((url) => url.replace(/\.[0-9a-f]{8}\.webp$/, ''))).toEqual(
        [1, 2, 3, 4, 5].map((n) => `designs/common/photo-${category}-${n}`),
      );
      shown.set(category, urls.join());
    }
    expect(shown.size).toBe(7);
    expect(new Set(shown.values()).size).toBe(7);
  });

  it('tells a story of its own for each design', async () => {
    const malay = await Promise.all(drawn.map(({ _id }) => samples.bundle(_id, 'malay')));
    const distinct = (of: (bundle: InvitationBundle) => string): number => new Set(malay.map(of)).size;
    expect(distinct(({ invitation }) => invitation.couple.bride.fullName)).toBe(drawn.length);
    expect(distinct(({ invitation }) => invitation.venue.venue)).toBe(drawn.length);
    expect(distinct(({ invitation }) => invitation.inviter.inviter1.name1)).toBe(drawn.length);
    for (const { invitation } of malay) {
      expect(invitation.couple.bride.fullName).toMatch(/ binti /);
      expect(invitation.couple.groom.fullName).toMatch(/ bin /);
      expect(invitation.venue.venue.length + invitation.venue.address.length).toBeGreaterThan(30);
    }
  });

  it('names the couple and the place that its cover shows', () => {
    for (const { sample } of drawn) {
      const story = storyOf(sample);
      expect(story.brideFullName).toContain(sample.bride.split(' ')[0]);
      expect(story.groomFullName).toContain(sample.groom.split(' ')[0]);
      for (const part of sample.place.split(', ')) expect(`${story.venue} ${story.address}`).toContain(part);
    }
  });

  it('a design without a story of its own borrows one for its couple', () => {
    const place = 'Dewan Anjung, Kota Bharu';
    const story = storyOf({ bride: 'Mawar', groom: 'Adam', title: 'T', and: '&', date: 'D', place });
    expect(story).toMatchObject({ venue: 'Dewan Anjung', address: 'Kota Bharu', hashtag: '#AdamMawar' });
    expect(story.brideFullName).toMatch(/^Mawar binti \w+/);
    expect(story.groomFullName).toMatch(/^Adam bin \w+/);
  });

  it('C-04 a design whose file names sections to leave out has a sample without them, and with all others', async () => {
    const { invitation, photos } = await samples.bundle('cv0605', 'malay');
    expect(invitation).toMatchObject({
      dressCode: { enabled: false },
      viewSalamKaut: true,
      viewWishes: false,
      album: false,
      music: { videoId: '' },
      viewAttendance: true,
    });
    expect(photos).toEqual([]);
    expect(invitation.tentative).not.toEqual([]);
    const { text } = await shop.http.get('/invitation/view/sample_cv0605/kad').expect(200);
    const shown = [...text.matchAll(/<section [^>]*class="sec ([^"]+)"/g)].map(([, section]) => section);
    expect(shown).toEqual(['letter', 'when', 'plan', 'plain-contacts', 'doa', 'count', 'attend', 'end']);
  });

  it.each(OPTIONAL_SECTIONS)('C-04 goes without %s alone where the design names it', async (section) => {
    const whole = await samples.bundle('cv0004', 'malay');
    const without = withoutSections(whole, [section]);
    expect(withoutSections(whole, [])).toBe(whole);
    expect(changedParts(whole, without)).toEqual(
      {
        programme: ['invitation.tentative'],
        dressCode: ['invitation.dressCode'],
        gallery: ['photos'],
        album: ['invitation.album'],
        wishes: ['invitation.viewWishes'],
        music: ['invitation.music'],
      }[section],
    );
  });

  it('differs in the texts and in nothing else between the languages', async () => {
    const [malay, english] = await Promise.all([
      samples.bundle('cv0004', 'malay'),
      samples.bundle('cv0004', 'english'),
    ]);
    expect(malay.invitation.title).toBe('WALIMATUL URUS');
    expect(english.invitation.title).toBe('WEDDING INVITATION');
    expect(malay.invitation.attendanceMessage).toBe('Mohon tuan/puan memaklumkan kehadiran sebelum 9 Januari 2027.');
    expect(english.invitation.attendanceMessage).toBe('Kindly let us know by 9 January 2027.');
    expect(english.invitation.couple).toEqual(malay.invitation.couple);
    expect(english.invitation.date).toBe(malay.invitation.date);
    expect(english.invitation.tentative.map(({ time }) => time)).toEqual(
      malay.invitation.tentative.map(({ time }) => time),
    );
  });

  it('an unknown design has none', () =>
    expect(samples.bundle('cv9999', 'malay')).rejects.toMatchObject({ code: 'not-found' }));
});

describe('sampleDate', () => {
  it.each<[string, 0 | 6, string]>([
    ['2026-11-21T04:00:00Z', 6, '2027-01-23'],
    ['2026-11-21T04:00:00Z', 0, '2027-01-24'],
    // The day has begun in Malaysia while it is still the 23rd in London.
    ['2026-11-22T17:00:00Z', 6, '2027-01-23'],
    ['2026-11-23T17:00:00Z', 6, '2027-01-30'],
    // No 30 or 31 February.
    ['2026-12-31T04:00:00Z', 0, '2027-02-28'],
    ['2027-12-31T04:00:00Z', 6, '2028-03-04'],
  ])('at %s the next weekday %i is %s', (now, weekday, date) => {
    expect(sampleDate(Date.parse(now), weekday)).toBe(date);
  });
});

describe('sample wishes', () => {
  it.each(INVITATION_LANGUAGES)('are six to eight in %s, newest first, without anything private', (language) => {
    const wishes = samples.wishes(language, 'sample_cv0004');
    expect(wishes.length).toBeGreaterThanOrEqual(6);
    expect(wishes.length).toBeLessThanOrEqual(8);
    expect(empties(wishes)).toEqual([]);
    expect(new Set(wishes.map(({ _id }) => _id)).size).toBe(wishes.length);
    const times = wishes.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.every((time) => Date.parse(time) < shop.clock.now())).toBe(true);
    for (const rsvp of wishes) {
      expect(rsvp.invitationId).toBe('sample_cv0004');
      expect(Object.keys(rsvp).sort()).toEqual(['_id', 'createdAt', 'from', 'invitationId', 'message']);
    }
  });
});

it("the drawn gifts carry their content's hash in their names", async () => {
  const { gifts } = await samples.bundle('cv0004', 'malay');
  for (const { imageUrl } of gifts) {
    const content = readFileSync(join(CATALOGUE_FOLDER, imageUrl.replace('designs/', '')));
    expect(imageUrl).toContain(`.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.`);
  }
});
