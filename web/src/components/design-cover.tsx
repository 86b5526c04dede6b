import { coverImage, coverSrcSet } from '@serikad/shared/designs/cover-picture';
import { classNames } from './ui/class-names.js';

/** A design's cover at 2:3; its box has its size before the picture is there. */
export function DesignCover({
  design,
  alt = '',
  sizes,
  eager = false,
  first = false,
  behind = false,
  className,
}: {
  design: string;
  alt?: string;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string;
  /** For those on the first screen. */
  eager?: boolean;
  /** For the largest of them: loaded before the others. */
  first?: boolean;
  /** For those that another covers in part: loaded after it. */
  behind?: boolean;
  className?: string | undefined;
}) {
  return (
    <img
      className={classNames('cover', className)}
      src={coverImage(design, 400)}
      srcSet={coverSrcSet(design)}
      sizes={sizes}
      width="400"
      height="600"
      alt={alt}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : behind ? 'low' : 'auto'}
      decoding="async"
    />
  );
}
