/** Made by `art/draw-trays.mjs`: `<tone>-<view>-<width>.<format>`. */
const FILES = import.meta.glob<string>('../assets/trays/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
/** Close views are small in the gallery, whole trays larger. */
const SMALL_WIDTHS = { whole: 480, other: 480, flowers: 240, gift: 240 } as const;
const LARGE_WIDTH = 720;

function fileOf(tone: string, view: string, width: number, format: 'avif' | 'webp'): string {
  return FILES[`../assets/trays/${tone}-${view}-${width}.${format}`] ?? '';
}

/** A hantaran tray on nothing, square; its box has its size before the picture is there. */
export function TrayPicture({
  tone,
  view = 'whole',
  sizes,
  alt = '',
  eager = false,
  priority = 'auto',
  className,
}: {
  tone: string;
  view?: keyof typeof SMALL_WIDTHS;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string;
  alt?: string;
  /** For those on the first screen. */
  eager?: boolean;
  /** Whether it is loaded before or after the page's other pictures. */
  priority?: 'high' | 'low' | 'auto';
  className?: string | undefined;
}) {
  const small = SMALL_WIDTHS[view];
  const sources = [small, LARGE_WIDTH].map((width) => `${fileOf(tone, view, width, 'avif')} ${width}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        src={fileOf(tone, view, small, 'webp')}
        width={LARGE_WIDTH}
        height={LARGE_WIDTH}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding="async"
      />
    </picture>
  );
}
