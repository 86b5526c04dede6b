/**
 * Runs in the page: how wide each picture of the design is painted at most, also as a mask, in a frame, by a slice or
 * by a pseudo-element.
 * @returns {Record<string, number>} by address, in CSS px of the whole picture
 */
export function paintedWidths() {
  const { document, getComputedStyle } = globalThis;
  const pictures = new Map((globalThis.pictures ?? []).map((picture) => [picture.src, picture]));
  const widths = {};
  const add = (url, width) => {
    if (pictures.has(url) && width > 0) widths[url] = Math.max(widths[url] ?? 0, width);
  };
  /** The parts of a list between its commas, not those within brackets. */
  const list = (value) => value.split(/,(?![^(]*\))/).map((part) => part.trim());
  // Of an image-set the one that the browser takes stands first.
  const urlOf = (image) => /url\("?([^")]+)"?\)/.exec(image)?.[1];
  const length = (value, room) => (value.endsWith('%') ? (room * parseFloat(value)) / 100 : parseFloat(value));

  function addSized(images, sizes, width, height) {
    list(images).forEach((image, n) => {
      const url = urlOf(image);
      const picture = url && pictures.get(url);
      if (!picture?.naturalWidth) return;
      const ratio = picture.naturalWidth / picture.naturalHeight;
      const all = list(sizes);
      const size = all[n % all.length];
      if (size === 'contain') return add(url, Math.min(width, height * ratio));
      if (size === 'cover') return add(url, Math.max(width, height * ratio));
      const [w, h = 'auto'] = size.split(' ');
      if (w !== 'auto') return add(url, length(w, width));
      return add(url, h === 'auto' ? picture.naturalWidth : length(h, height) * ratio);
    });
  }

  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue;
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && (style.content === 'none' || style.display === 'none')) continue;
      const [width, height] = pseudo
        ? [parseFloat(style.width), parseFloat(style.height)]
        : [element.clientWidth || element.offsetWidth, element.clientHeight || element.offsetHeight];
      if (!(width > 0 && height > 0)) continue;
      if (style.backgroundImage.includes('url(')) addSized(style.backgroundImage, style.backgroundSize, width, height);
      const mask = style.getPropertyValue('mask-image');
      if (mask.includes('url(')) addSized(mask, style.getPropertyValue('mask-size'), width, height);
      const frame = urlOf(style.borderImageSource);
      const framed = frame && pictures.get(frame);
      // As many px of the picture as `slice` are painted in the border's width.
      if (framed)
        add(frame, (framed.naturalWidth * parseFloat(style.borderTopWidth)) / parseFloat(style.borderImageSlice));
    }
  }
  return widths;
}
