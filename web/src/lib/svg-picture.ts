/** An SVG document as the address of a picture. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}

/** A square SVG document as a PNG on white, `width` px wide and high. */
export async function pngOf(svg: string, width: number): Promise<Blob> {
  const picture = new Image(width, width);
  picture.src = svgAddress(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.imageSmoothingEnabled = false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, width);
  context.drawImage(picture, 0, 0, width, width);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))));
  });
}
