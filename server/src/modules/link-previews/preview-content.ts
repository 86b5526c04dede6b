import { basename } from 'node:path';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { hasPlaceForJawi } from '@serikad/shared/designs/jawi-place';
import { hasPlaceForPhoto } from '@serikad/shared/designs/photo-place';
import { coverTexts } from '@serikad/shared/invitations/cover-texts';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationView, TextStyle } from '@serikad/shared/invitations/invitation.types';
import { sha256Hex } from '../../common/sha256.js';
import type { WidePicture } from '../designs/wide-picture.js';

/** Counts up with every change of how pictures are made, so that those that are kept are made anew. */
const PAINTER = 1;
/** The same of pictures with names in Jawi: the others keep their addresses. */
const JAWI_PAINTER = 2;

/** What lies below the texts. */
type PreviewGround =
  | { kind: 'design' }
  | { kind: 'colour'; colour: string }
  /** A photo of the couple's, by its storage key; with a veil below texts. */
  | { kind: 'photo'; key: string }
  /** The same in designs with a place for it: beside the texts. `at`: what of it stays in sight, in hundredths. */
  | { kind: 'photo-beside'; key: string; at?: { x: number; y: number } };

/** Everything that a link's picture shows of an invitation. */
export interface PreviewContent {
  title: string;
  couples: [string, string][];
  /** Names in Jawi below the others, a line for each couple. Absent without: other pictures keep their addresses. */
  jawi?: string[];
  and: string;
  date: string;
  place: string;
  /** The pictures of the couple's options, by the stems of their files; absent in designs without choices. */
  layers?: string[];
  /** Whether the design's Arabic line may be shown above. */
  islamic: boolean;
  /** The couple left the texts off the cover: they are in their picture. */
  bare: boolean;
  ground: PreviewGround;
  /** The couple's own styles, of which faces, colours and weights count here. */
  styles: { title: TextStyle | null; names: TextStyle | null; date: TextStyle | null };
  /** The couple's own colour of texts. */
  ink: string | null;
}

/**
 * @param bundle in its design as the couple have chosen it
 * @param wide the design's cover without texts
 */
export function previewContent({ invitation, design }: InvitationBundle, wide: WidePicture): PreviewContent {
  const texts = coverTexts(invitation, design.finish['and']);
  const { jawiText, page1Style } = invitation;
  const ground = groundOf(invitation, design);
  const layers = ground.kind === 'design' ? wide.layers?.map(({ role }) => stemOf(design, role)) : undefined;
  return {
    title: texts.title,
    couples: texts.shortNames,
    ...(jawiText !== null && hasPlaceForJawi(design.layout) && { jawi: jawiText.split('\n') }),
    and: texts.and,
    date: texts.coverDate,
    place: texts.coverPlace,
    islamic: !invitation.hideIslamicItem,
    bare: invitation.coverPage?.hideText === true,
    ground,
    ...(layers && { layers }),
    styles: {
      title: page1Style?.title ?? null,
      names: page1Style?.coupleName ?? invitation.shortNameStyle,
      date: page1Style?.dateTimeTitle ?? null,
    },
    ink: invitation.contentTextColor,
  };
}

/** The file of a role's picture without hash and ending: `scene`, `scene--beach`. */
function stemOf({ assets }: DesignView, role: string): string {
  const { imageUrl = '' } = assets.find((asset) => asset.role === role) ?? {};
  const [stem = ''] = basename(imageUrl).split('.');
  return stem || role;
}

function groundOf({ coverPage, coverPhoto, photoLook }: InvitationView, design: DesignView): PreviewGround {
  if (coverPage?.category === 'image' && coverPage.backgroundImage !== null) {
    return { kind: 'photo', key: coverPage.backgroundImage };
  }
  if (coverPage?.category === 'colour' && coverPage.backgroundColor !== null) {
    return { kind: 'colour', colour: coverPage.backgroundColor };
  }
  if (coverPhoto !== undefined && hasPlaceForPhoto(design)) {
    return { kind: 'photo-beside', key: coverPhoto, ...(photoLook && { at: { x: photoLook.x, y: photoLook.y } }) };
  }
  return { kind: 'design' };
}

/** 32 hex digits that change with everything that the picture shows and can't be guessed. */
export function previewVersion(content: PreviewContent, design: DesignView, { version }: WidePicture): string {
  const { ground, ink, line } = design.palette;
  const made = [content.jawi ? JAWI_PAINTER : PAINTER, version, design._id, ground, ink, line, content];
  return sha256Hex(JSON.stringify(made)).slice(0, 32);
}
