import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { intoView } from '../../../components/ui/into-view.js';
import { mediaTexts as t } from '../../../i18n/editor-media.js';
import { storedPicture, type ChosenPicture } from './chosen-picture.js';
import { FileInput } from '../../../components/ui/file-input.js';
import { FieldProblem } from '../../../components/ui/field.js';
import { UploadBar } from './upload-bar.js';
import { useFileDrop } from './use-file-drop.js';
import * as css from './media.module.css';

interface Words {
  label: string;
  choose: string;
  replace: string;
  alt: string;
  hint?: string | undefined;
  /** What is chosen and not stored; absent: that it goes with the next Save. */
  chosen?: string;
}

/**
 * One picture: chosen or dropped, seen at once, replaced, taken away; with its progress while it is sent. The owner
 * holds what is chosen.
 */
export function PictureField({
  id,
  words,
  stored,
  picture,
  error,
  progress,
  disabled,
  onChoose,
  onReset,
  onRemove,
  onCancel,
  contain = false,
}: {
  id: string;
  words: Words;
  /** The `imageUrl` of the stored picture; none, or one that is about to go: `null`. */
  stored: string | null;
  picture: ChosenPicture | null;
  error: string | undefined;
  progress: number | null;
  disabled: boolean;
  onChoose: (file: File) => void;
  /** Takes the chosen one back. */
  onReset: () => void;
  /** Takes the stored one away, where that is possible. */
  onRemove?: (() => void) | undefined;
  onCancel: () => void;
  /** Shows the whole picture instead of a square of it. */
  contain?: boolean;
}) {
  const take = ([file]: File[]) => file && onChoose(file);
  const drop = useFileDrop(take, disabled);
  const shown = picture?.url ?? (stored ? storedPicture(stored, 320) : null);
  const describedBy =
    [error !== undefined && `${id}-error`, words.hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') ||
    undefined;
  const input = { id, disabled, describedBy, invalid: error !== undefined, onFiles: take };
  return (
    <div
      className={classNames(css.pic, drop.over && css.isOver, error !== undefined && css.isError)}
      {...drop.handlers}
      role="group"
      aria-label={words.label}
    >
      {shown === null ? (
        <FileInput {...input} className={css.drop}>
          <Icon name="upload" />
          <span>
            <b className="b">{words.choose}</b> <span className={css.picDrop}>{t.orDrop}</span>
          </span>
          <span className="xs soft">{t.formats}</span>
        </FileInput>
      ) : (
        <div className={css.picRow}>
          <div className={classNames(css.picBox, contain && css.picBoxWhole)}>
            <Picture key={shown} src={shown} alt={words.alt} name={picture?.file.name} />
            {progress !== null && <UploadBar progress={progress} />}
          </div>
          <div className={css.picSide}>
            {picture && progress === null && error === undefined && (
              <p className="xs soft">{words.chosen ?? t.chosen}</p>
            )}
            {progress === null ? (
              <div className={css.picAct}>
                <FileInput {...input} className="btn btn--second" label={words.replace}>
                  <Icon name="upload" />
                  {words.replace}
                </FileInput>
                {picture ? (
                  <Button variant="ghost" icon="undo" disabled={disabled} onClick={onReset}>
                    {stored ? t.keepStored : t.remove}
                  </Button>
                ) : (
                  onRemove && (
                    <Button variant="ghost" icon="trash" disabled={disabled} onClick={onRemove}>
                      {t.remove}
                    </Button>
                  )
                )}
              </div>
            ) : (
              <Button variant="second" icon="close" onClick={onCancel}>
                {t.cancel}
              </Button>
            )}
          </div>
        </div>
      )}
      {error !== undefined && (
        <p className="field__err" id={`${id}-error`} role="alert" ref={intoView}>
          <Icon name="alert" />
          <FieldProblem text={error} />
        </p>
      )}
      {words.hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {words.hint}
        </p>
      )}
    </div>
  );
}

/** A picture; where the browser cannot decode it (HEIC outside of Safari) the other one, or its name. */
export function Picture({
  src,
  other,
  alt,
  name,
}: {
  src: string;
  other?: string | undefined;
  alt: string;
  name?: string | undefined;
}) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [src, other].find((address) => address !== undefined && !broken.includes(address));
  if (shown !== undefined) {
    return <img src={shown} alt={alt} draggable={false} onError={() => setBroken((before) => [...before, shown])} />;
  }
  return (
    <span className={css.picNone} title={t.noPreview}>
      <Icon name="image" />
      {name !== undefined && <span>{name}</span>}
    </span>
  );
}
