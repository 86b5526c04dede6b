import { DEFAULT_MUSIC } from '@serikad/shared/invitations/defaults';
import { youtubeVideoId } from '@serikad/shared/invitations/youtube';
import { TextField } from '../../../../components/form/form-fields.js';
import { Button } from '../../../../components/ui/button.js';
import { FieldGroup } from '../../../../components/ui/field.js';
import { Notice } from '../../../../components/ui/states.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { startSeconds } from './start-time.js';
import { Listen } from './listen.js';
import { NumberField } from '../../fields/number-field.js';
import type { SectionProps } from '../section.types.js';

/** The song of the guest page: a video's link, and from where on it plays. */
export function MusicSection({ forms: { music: form } }: SectionProps) {
  const { link, minutes, seconds } = form.values;
  const videoId = youtubeVideoId(link.trim());
  const isSample = videoId === DEFAULT_MUSIC.videoId;
  return (
    <>
      {videoId === null ? (
        link.trim() === '' && (
          <Notice tone="plain" icon="music" title={s.musicNone}>
            {s.musicNoneText}
          </Notice>
        )
      ) : (
        <Listen
          key={videoId}
          videoId={videoId}
          startTime={startSeconds(minutes, seconds)}
          title={isSample ? s.musicSample : s.musicSong}
        />
      )}
      <div>
        <TextField
          form={form}
          path="link"
          label={s.musicLink}
          optional
          hint={s.musicLinkHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://youtu.be/…"
        />
        {!isSample && (
          <Button
            variant="ghost"
            icon="music"
            onClick={() =>
              form.setValues((before) => ({ ...before, link: DEFAULT_MUSIC.link, minutes: 0, seconds: 0 }))
            }
          >
            {s.musicUseSample}
          </Button>
        )}
      </div>
      {/* The error of the whole time, which the body carries as one number. */}
      <FieldGroup label={s.musicStart} id={form.fieldId('startTime')} error={startError(form)}>
        <div className="row">
          <NumberField
            id={form.fieldId('minutes')}
            label={`${s.musicStart}, ${s.minutes}`}
            unit={s.minutes}
            digits={4}
            value={minutes}
            onChange={(next) => form.set('minutes', next)}
          />
          <NumberField
            id={form.fieldId('seconds')}
            label={`${s.musicStart}, ${s.seconds}`}
            unit={s.seconds}
            digits={2}
            value={seconds}
            onChange={(next) => form.set('seconds', next)}
          />
        </div>
      </FieldGroup>
    </>
  );
}

function startError({ errors }: SectionProps['forms']['music']): string | undefined {
  return errors.find(({ field }) => field === 'startTime')?.message;
}
