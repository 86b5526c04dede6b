import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { OptionalSection } from '../designs/sample-story.js';

const WITHOUT: Readonly<Record<OptionalSection, (bundle: InvitationBundle) => Partial<InvitationBundle>>> = {
  programme: ({ invitation }) => ({ invitation: { ...invitation, tentative: [] } }),
  dressCode: ({ invitation }) => ({
    invitation: { ...invitation, dressCode: { ...invitation.dressCode, enabled: false } },
  }),
  gallery: () => ({ photos: [] }),
  album: ({ invitation }) => ({ invitation: { ...invitation, album: false } }),
  wishes: ({ invitation }) => ({ invitation: { ...invitation, viewWishes: false } }),
  music: ({ invitation }) => ({ invitation: { ...invitation, music: { videoId: '', link: '', startTime: 0 } } }),
};

/** A sample without some of its sections, as a couple would leave them out in the editor. */
export function withoutSections(bundle: InvitationBundle, sections: readonly OptionalSection[]): InvitationBundle {
  return sections.reduce((rest, section) => ({ ...rest, ...WITHOUT[section](rest) }), bundle);
}
