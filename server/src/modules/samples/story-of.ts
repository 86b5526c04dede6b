import type { DesignSample } from '../designs/design.schema.js';
import { cv0001 } from './stories/cv0001.js';
import { cv0002 } from './stories/cv0002.js';
import { cv0003 } from './stories/cv0003.js';
import { cv0004 } from './stories/cv0004.js';
import { cv0005 } from './stories/cv0005.js';
import { cv0006 } from './stories/cv0006.js';
import type { Story } from './story.js';

const STORIES: Readonly<Record<string, Story>> = { cv0001, cv0002, cv0003, cv0004, cv0005, cv0006 };

/**
 * The wedding of a design's sample. A design that has none of its own borrows one and tells it of the couple and the
 * place on its own cover.
 */
export function storyOf(designId: string, sample: DesignSample): Story {
  const own = Object.hasOwn(STORIES, designId) ? STORIES[designId] : undefined;
  return own ?? borrowedStory(designId, sample);
}

function borrowedStory(designId: string, { bride, groom, place }: DesignSample): Story {
  const all = Object.values(STORIES);
  const lent = all[(Number(designId.replace(/\D/g, '')) || 0) % all.length] ?? cv0004;
  const [venue = place, ...town] = place.split(', ');
  return {
    ...lent,
    brideFullName: `${bride} binti ${givenName(lent.hosts.name1)}`,
    groomFullName: `${groom} bin ${givenName(lent.coHosts?.name1 ?? 'Abdul Halim bin Salleh')}`,
    hashtag: `#${groom}${bride}`.replace(/\s/g, ''),
    venue,
    address: town.join(', ') || place,
  };
}

/** `Kamaruddin bin Mat Isa` → `Kamaruddin`. */
function givenName(fullName: string): string {
  return fullName.split(' bin ')[0] ?? fullName;
}
