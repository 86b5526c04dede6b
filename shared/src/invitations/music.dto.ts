import { Check, Id, WebLink, WholeNumber } from '../validation/decorators.js';
import { youtubeVideoId } from './youtube.js';
import { GivenOut } from '../validation/field-schema.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

/** A day: more than the longest video lasts. */
export const LATEST_MUSIC_START = 86_400;

/** Body of PUT /api/invitation/update/music. An empty link, with an empty id, is no music. */
@GivenOut(...SERVER_SET_FIELDS)
export class MusicDto {
  @Id() id!: string;

  @Check('youtube', (value) =>
    typeof value !== 'string' || value === '' || youtubeVideoId(value) !== null ? undefined : 'youtube',
  )
  @WebLink()
  link!: string;

  /** What the link leads to: the server reads it from the link itself, and refuses another one. */
  @Check(
    'videoOfLink',
    (value, object) => {
      if (typeof value !== 'string') return 'text';
      const { link } = object as MusicDto;
      const video = typeof link === 'string' && link !== '' ? youtubeVideoId(link) : '';
      // A link that is none fails by its own rule.
      return video === null || value === video ? undefined : 'otherVideo';
    },
    { type: 'string', pattern: '^([A-Za-z0-9_-]{11})?$' },
  )
  videoId!: string;

  /** Whole seconds from the beginning. */
  @WholeNumber(0, LATEST_MUSIC_START) startTime!: number;
}
