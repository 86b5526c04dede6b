import { useId } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { FileInput } from '../../../components/ui/file-input.js';
import { Icon } from '../../../components/ui/icon.js';
import { Notice, Pill } from '../../../components/ui/states.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { usePictureUpload } from '../mutations/use-picture-upload.js';
import type { BoxSize } from './picture-facts.js';
import * as css from './designs.module.css';

/** A picture of a design: shown, replaced by an upload, or set back to the catalogue's own. */
export function PictureSlot({
  designId,
  role,
  box,
  name,
  hint,
  src,
  uploaded,
  empty = false,
  needsAlpha = false,
  tall = false,
}: {
  designId: string;
  /** The layer's; absent for the cover. */
  role?: string;
  /** The layer's, in CSS px. */
  box?: BoxSize;
  name: string;
  hint: string;
  /** Address of the picture that is shown now; `null` for none. */
  src: string | null;
  uploaded: boolean;
  /** Whether nothing is shown there. */
  empty?: boolean;
  /** Whether it hides what is behind it without transparency. */
  needsAlpha?: boolean;
  tall?: boolean;
}) {
  const errorId = useId();
  const { progress, problem, local, isJpeg, fault, choose, cancel, remove, leaveEmpty } = usePictureUpload(
    designId,
    role,
    box,
  );
  const shown = local ?? src;
  const sending = progress !== null;
  return (
    <li className={css.slot}>
      <div className={tall ? classNames(css.slotBox, css.slotBoxTall) : css.slotBox}>
        {shown !== null && <img src={shown} alt="" loading="lazy" decoding="async" />}
      </div>
      <div className="grow">
        <p className={css.slotName}>
          <b className="b sm">{name}</b> {uploaded && <Pill tone="ok">{t.ownPicture}</Pill>}
          {empty && <Pill tone="mute">{t.emptyLayer}</Pill>}
        </p>
        <p className="xs soft">{hint}</p>
        {needsAlpha && uploaded && isJpeg && (
          <p className="xs soft" role="status">
            {t.noAlpha}
          </p>
        )}
        {fault !== null && uploaded && (
          <Notice tone="warn" role="status">
            {t.pictureFaults[fault]}
          </Notice>
        )}
        {sending && (
          <p className={classNames('xs num', css.slotProgress)} role="status">
            {progress < 1 ? t.sending(progress) : t.working}
            <progress max={1} value={progress < 1 ? progress : undefined} aria-label={t.uploadOf(name)} />
          </p>
        )}
        {problem !== null && (
          <p className="field__err" id={errorId} role="alert">
            <Icon name="alert" />
            {problem}
          </p>
        )}
        <div className={css.slotAct}>
          {sending ? (
            <Button variant="ghost" size="sm" onClick={cancel}>
              {t.cancelUpload}
            </Button>
          ) : (
            <FileInput
              className="btn btn--second btn--sm"
              label={t.uploadOf(name)}
              describedBy={problem === null ? undefined : errorId}
              invalid={problem !== null}
              onFiles={([file]) => {
                if (file) choose(file);
              }}
            >
              <Icon name="upload" />
              {uploaded ? t.replace : t.upload}
            </FileInput>
          )}
          {(uploaded || empty) && !sending && (
            <Button
              variant="ghost"
              size="sm"
              busy={remove.isPending}
              aria-label={t.removeOf(name)}
              onClick={() => remove.mutate()}
            >
              {t.remove}
            </Button>
          )}
          {role !== undefined && !empty && !sending && (
            <Button
              variant="ghost"
              size="sm"
              busy={leaveEmpty.isPending}
              aria-label={t.leaveEmptyOf(name)}
              onClick={() => leaveEmpty.mutate(role)}
            >
              {t.leaveEmpty}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
