import { DEFAULT_MUSIC } from '@serikad/shared/invitations/defaults';
import { youtubeVideoId } from '@serikad/shared/invitations/youtube';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import type { FormSectionDefinition } from '../section.types.js';
import type { MusicValues } from './values.types.js';
import { minuteTime, startSeconds } from './start-time.js';

export const music: FormSectionDefinition<'music'> = {
  title: s.musicTitle,
  lead: s.musicLead,
  icon: 'music',
  group: 'content',
  loadFields: () => import('./music-section.js').then((m) => m.MusicSection),
  preview: { area: 'guests', scrollTo: '.sec.song, .sec.end', outline: '.player' },
  loadDto: () => import('@serikad/shared/invitations/music.dto').then((m) => m.MusicDto),
  toValues: ({ music: { link, startTime } }) => ({
    link,
    minutes: Math.floor(startTime / 60),
    seconds: startTime % 60,
  }),
  toBody: (id, values) => ({ id, ...stored(values) }),
  save: (body, headers) => call('PUT /api/invitation/update/music', { body, headers }),
  toPreview: (values) => ({ music: stored(values) }),
  summary: ({ link, minutes, seconds }) => {
    const id = youtubeVideoId(link.trim());
    if (id === null) return link.trim() === '' ? s.musicNone : t.empty;
    const from = s.musicFrom(minuteTime(startSeconds(minutes, seconds)));
    return `${id === DEFAULT_MUSIC.videoId ? s.musicSample : s.musicSong} · ${from}`;
  },
  isComplete: ({ link }) => link.trim() === '' || youtubeVideoId(link.trim()) !== null,
  firstField: () => 'link',
};

function stored({ link, minutes, seconds }: MusicValues) {
  const typed = link.trim();
  return { link: typed, videoId: youtubeVideoId(typed) ?? '', startTime: startSeconds(minutes, seconds) };
}
