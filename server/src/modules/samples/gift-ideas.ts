import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { searchLinkOf } from '@serikad/shared/gifts/search-link';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { GiftIdea, InBoth } from '../designs/sample-story.js';

interface Idea {
  picture: string;
  title: InBoth;
  notes: InBoth;
  /** What to look for in a shop. */
  search: string;
}

const IDEAS: Readonly<Record<GiftIdea, Idea>> = {
  pot: {
    picture: 'designs/samples/pot.f02241f2.svg',
    title: { malay: 'Set periuk granit', english: 'Granite cookware set' },
    notes: { malay: 'Warna krim, 5 keping', english: 'Cream, 5 pieces' },
    search: 'set periuk granit krim',
  },
  bedding: {
    picture: 'designs/samples/bedding.5bde2cfb.svg',
    title: { malay: 'Set cadar katun', english: 'Cotton bedding set' },
    notes: { malay: 'Saiz king, hijau lembut', english: 'King size, soft green' },
    search: 'set cadar katun king hijau',
  },
  iron: {
    picture: 'designs/samples/iron.e1ebcce1.svg',
    title: { malay: 'Seterika wap', english: 'Steam iron' },
    notes: { malay: 'Apa-apa jenama', english: 'Any brand' },
    search: 'seterika wap',
  },
  lamp: {
    picture: 'designs/samples/lamp.f6e45bbe.svg',
    title: { malay: 'Lampu meja', english: 'Table lamp' },
    notes: { malay: 'Cahaya hangat', english: 'Warm light' },
    search: 'lampu meja cahaya hangat',
  },
};

/** The gift list of a sample; the second one is taken. */
export function sampleGifts(
  ideas: readonly GiftIdea[],
  invitationId: string,
  language: InvitationLanguage,
): GiftView[] {
  return ideas.map((name, i) => {
    const { picture, title, notes, search } = IDEAS[name];
    return {
      _id: `sample_gift_${name}`,
      invitationId,
      title: title[language],
      productUrl: searchLinkOf(search),
      imageUrl: picture,
      notes: notes[language],
      enabled: true,
      reservation: i === 1 ? { reserved: true } : null,
    };
  });
}
