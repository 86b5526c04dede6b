import type { ComponentProps } from 'react';
import { DesignCover } from '../../../components/design-cover.js';
import { classNames } from '../../../components/ui/class-names.js';
import { useWriting } from './cover-writing.js';
import * as css from './names-bar.module.css';

/**
 * A design's cover with the names that the visitor has typed. Until they can be shown, and without the code that writes
 * them, the cover's picture is as it is, with the sample couple.
 */
export function NamedCover({ className, ...cover }: ComponentProps<typeof DesignCover>) {
  const writing = useWriting();
  return (
    <span className={classNames(css.named, className)} data-part="named-cover">
      <DesignCover {...cover} />
      {writing && <writing.WrittenCover design={cover.design} sizes={cover.sizes} />}
    </span>
  );
}
