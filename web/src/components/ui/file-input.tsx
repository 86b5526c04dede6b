import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { PICTURE_TYPES } from '../../lib/upload-check.js';
import * as css from './file-input.module.css';

/** What opens the chooser of files: a label around it, so that it is reached by keyboard and reader like any field. */
export function FileInput({
  id,
  className,
  multiple = false,
  disabled = false,
  describedBy,
  invalid = false,
  label,
  onFiles,
  children,
}: {
  id?: string;
  className: string | undefined;
  multiple?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** The accessible name, where the words inside do not say it. */
  label?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  return (
    <label className={classNames(css.pick, className, disabled && css.isOff)}>
      <input
        type="file"
        id={id}
        className={css.pickInput}
        accept={PICTURE_TYPES}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was taken away.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
