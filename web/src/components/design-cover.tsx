import { coverImage } from '../config/paths.js';
import { classNames } from './ui/class-names.js';

/** The widths in which the server keeps a cover. */
const WIDTHS = [240, 400, 720];

/** A design's cover at 2:3; its box has its size before the picture is there. */
export function DesignCover({
  design,
  alt = '',
  sizes,
  eager = false,
  className,
}: {
  design: string;
  alt?: string;
  /** How wide it stands, as in `sizes` of an image. */
  sizes: string;
  /** For those on the first screen. */
  eager?: boolean;
  className?: string;
}) {
  return (
    <img
      className={classNames('cover', className)}
      src={coverImage(design, 400)}
      srcSet={WIDTHS.map((width) => `${coverImage(design, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width="400"
      height="600"
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
