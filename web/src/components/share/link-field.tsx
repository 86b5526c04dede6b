import { useId } from 'react';
import { useCopy } from '../../lib/use-copy.js';
import { IconButton } from '../ui/button.js';
import { useToast } from '../ui/toast.js';
import * as css from './link-field.module.css';

interface Props {
  /** The whole address. */
  link: string;
  texts: {
    /** What the link is, for screen readers. */
    label: string;
    copy: string;
    copied: string;
    copyFailed: string;
  };
}

/** A link to read and to copy. */
export function LinkField({ link, texts }: Props) {
  const { copied, copy } = useCopy();
  const toast = useToast();
  const id = useId();
  return (
    <>
      <label className="sr" htmlFor={id}>
        {texts.label}
      </label>
      <div className={css.linkBox}>
        <input id={id} className="input mono" readOnly value={link} onFocus={(event) => event.target.select()} />
        <IconButton
          variant="second"
          icon={copied === null ? 'copy' : 'check'}
          label={copied === null ? texts.copy : texts.copied}
          onClick={() => void copy('link', link).then((could) => could || toast(texts.copyFailed, 'bad'))}
        />
      </div>
    </>
  );
}
