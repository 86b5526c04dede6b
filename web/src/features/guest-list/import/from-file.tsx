import { useState, type DragEvent } from 'react';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon, type IconName } from '../../../components/ui/icon.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import type { Source } from './import-draft.js';
import { readSource } from './read-source.js';
import * as css from './import.module.css';

interface Props {
  source: Source;
  failure: string | undefined;
  onSource: (source: Source) => void;
  /** A file is read, or why it is not taken. */
  onBegin: (failure: string | undefined) => void;
}

/** A list in a file: a table or lines. */
export function FromFile(props: Props) {
  return (
    <FileDrop {...props} icon="upload" accept=".xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/plain" label={t.dropFile}>
      {t.fileKinds}
    </FileDrop>
  );
}

/** Where a file is dropped or chosen. */
export function FileDrop({
  source,
  failure,
  onSource,
  onBegin,
  icon,
  accept,
  label,
  children,
}: Props & { icon: IconName; accept: string; label: string; children: string }) {
  const [isOver, setIsOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    onBegin(undefined);
    const found = await readSource(file).catch(() => 'kind' as const);
    if (typeof found !== 'string') {
      onSource(found);
      return;
    }
    // The file that was chosen before must not be checked in its place.
    onSource({ ...source, name: '', text: '' });
    onBegin(`${t.refused[found](file.name)} ${t.refusedWays[found]}`);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div className="stack">
      <label
        className={classNames(css.drop, isOver && css.isOver)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <input
          type="file"
          accept={accept}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again after it was changed.
            void read(file).finally(() => (event.target.value = ''));
          }}
        />
        <Icon name={icon} />
        <b className="b">{label}</b>
        <span className="soft xs">{children}</span>
      </label>
      {failure !== undefined && (
        <p className="field__err" role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      )}
      {failure === undefined && source.name !== '' && (
        <p className={css.chosen} role="status">
          <Icon name="check" className="green" />
          <b className="b">{source.name}</b>
        </p>
      )}
    </div>
  );
}
