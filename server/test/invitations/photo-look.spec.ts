import sharp from 'sharp';
import { photoLook } from '../../src/modules/invitations/photo-looks.service.js';

interface Shape {
  width?: number;
  height?: number;
  ground?: Colour;
  /** Where a face is, in pixels. */
  face?: [x: number, y: number];
}

type Colour = readonly [number, number, number];

/** A picture by a rule per pixel. */
function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Promise<Buffer> {
  const pixels = Uint8Array.from(
    Array.from({ length: width * height }, (_, index) => colourAt(index % width, Math.floor(index / width))).flat(),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer();
}

/** A ground with a face, an ellipse of 60 × 80 pixels. */
const photo = ({ width = 320, height = 480, ground = [127, 138, 153], face }: Shape): Promise<Buffer> =>
  drawn(width, height, (x, y) =>
    face && ((x - face[0]) / 30) ** 2 + ((y - face[1]) / 40) ** 2 < 1 ? [221, 161, 124] : ground,
  );

test.each<[string, Shape, [number, number]]>([
  ['above, left', { face: [60, 60] }, [19, 13]],
  ['below, right', { face: [250, 400] }, [78, 83]],
  ['beside, in a wide photo', { width: 640, height: 320, face: [520, 160] }, [81, 50]],
])('a face is found %s', async (_where, shape, [x, y]) => {
  const look = await photoLook(await photo(shape));
  expect(Math.abs(look.x - x)).toBeLessThan(8);
  expect(Math.abs(look.y - y)).toBeLessThan(8);
});

test.each([15, 30, 45, 60])('a face at %d %% counts, not the strong colours of the clothes below it', async (at) => {
  const skin: Colour = [201, 143, 104];
  const picture = await drawn(300, 400, (x, y) => {
    const below = y - at * 4;
    if ((x - 150) ** 2 + below ** 2 < 36 ** 2) return skin;
    if (below > 30 && Math.abs(x - 150) < 90) return [20, 40, 190];
    return y > 300 ? [60, 140, 50] : [160, 200, 230];
  });
  const look = await photoLook(picture);
  expect(Math.abs(look.y - at)).toBeLessThan(4);
  expect(Math.abs(look.x - 50)).toBeLessThan(4);
});

test('sand below two faces, of the colour of skin, does not count', async () => {
  const skin: Colour = [201, 143, 104];
  const picture = await drawn(300, 400, (x, y) => {
    if (y > 230) return [210, 180, 140];
    return [120, 180].some((middle) => (x - middle) ** 2 + (y - 124) ** 2 < 900) ? skin : [160, 200, 230];
  });
  const look = await photoLook(picture);
  expect(Math.abs(look.y - 31)).toBeLessThan(4);
  expect(Math.abs(look.x - 50)).toBeLessThan(4);
});

test('the middle of two faces is taken', async () => {
  const skins: Colour[] = [
    [201, 143, 104],
    [160, 106, 66],
  ];
  const look = await photoLook(
    await drawn(
      300,
      400,
      (x, y) => skins.find((_, at) => (x - 100 - at * 80) ** 2 + (y - 140) ** 2 < 900) ?? [90, 130, 170],
    ),
  );
  expect(Math.abs(look.x - 47)).toBeLessThan(4);
  expect(Math.abs(look.y - 35)).toBeLessThan(4);
});

test('the middle of the width is taken without a face, where most faces are', async () => {
  expect(await photoLook(await photo({}))).toMatchObject({ x: 50, y: 36 });
});

test.each<[string, Colour, number]>([
  ['black', [0, 0, 0], 0],
  ['white', [255, 255, 255], 1],
])('a photo that is all %s is as dark and as light as that, and calm', async (_name, ground, luminance) => {
  const { thirds } = await photoLook(await photo({ ground }));
  for (const { dark, light, busy } of thirds) {
    expect(dark).toBeCloseTo(luminance, 1);
    expect(light).toBeCloseTo(luminance, 1);
    expect(busy).toBeLessThan(0.01);
  }
});

test('a third of a photo with stripes is busier than one without', async () => {
  const striped = await drawn(320, 480, (x, y) => (y > 320 && x % 20 < 10 ? [0, 0, 0] : [255, 255, 255]));
  const [upper, , lower] = (await photoLook(striped)).thirds;
  expect(lower?.busy).toBeGreaterThan(10 * (upper?.busy ?? 1));
});

test.each([
  [1, 1],
  [1, 900],
  [1920, 2],
])('a photo of %d × %d is measured', async (width, height) => {
  const { thirds } = await photoLook(await photo({ width, height }));
  expect(thirds).toHaveLength(3);
});
