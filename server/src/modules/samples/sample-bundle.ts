import { HOUR_MS } from '@serikad/shared/calendar/durations';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { localeOf, type InvitationLanguage } from '@serikad/shared/i18n/language';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { inPhase } from '@serikad/shared/invitations/phase';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import type { DesignSample } from '../designs/design.schema.js';
import { sampleGifts } from './gift-ideas.js';
import { sampleInvitation } from './sample-invitation.js';
import { SAMPLE_WISHES } from './sample-wishes.js';
import { storyOf } from './story-of.js';
import { withoutSections } from './without-sections.js';

interface SampleBundleOptions {
  design: DesignView;
  sample: DesignSample;
  language: InvitationLanguage;
  now: number;
  /** Addresses below /storage/ of the samples' pictures, by role: `photo-{category}-{n}`, `hall-gate`, `qr-demo`. */
  pictures: ReadonlyMap<string, string>;
}

/** The sample invitation of a design, whole, as the public find-one answers it; its id is `sample_{designId}`. */
export function sampleBundle({ design, sample, language, now, pictures }: SampleBundleOptions): InvitationBundle {
  const id = `sample_${design._id}`;
  const story = storyOf(sample);
  const qrUrl = pictures.get('qr-demo') ?? null;
  const gateUrl = pictures.get('hall-gate') ?? '';
  const bundle: InvitationBundle = {
    invitation: sampleInvitation({ id, design, sample, story, language, now, qrUrl, gateUrl }),
    design,
    order: null,
    gifts: sampleGifts(story.gifts, id, language),
    photos: [...pictures]
      .filter(([role]) => role.startsWith(`photo-${design.category}-`))
      .map(([role, imageUrl], i) => ({ _id: `sample_photo_${role}`, imageUrl, order: i + 1 })),
    attendance: { total: story.guestsSoFar, full: false },
  };
  return inPhase(withoutSections(bundle, story.leavesOut ?? []), now);
}

/** What guests wrote to a sample couple, newest first. */
export function sampleWishes(language: InvitationLanguage, invitationId: string, now: number): WishView[] {
  const locale = localeOf(language);
  return SAMPLE_WISHES.map(({ from, message, hoursAgo }, i) => ({
    _id: `sample_wish_${locale}_${i + 1}`,
    invitationId,
    from,
    message: message[language],
    createdAt: new Date(now - hoursAgo * HOUR_MS).toISOString(),
  }));
}
