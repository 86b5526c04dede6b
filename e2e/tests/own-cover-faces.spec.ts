import { expect, test, type Browser, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, PREMIUM } from '../support/api.ts';
import { chooseDesign, fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const SIZES = [
  [320, 568],
  [375, 667],
  [375, 812],
  [430, 932],
  [768, 1024],
  [1280, 800],
] as const;
/** Width, height, and where the face's middle is, in hundredths of both. */
const PHOTOS = [
  ...[15, 30, 45, 60].map((y) => ({ width: 900, height: 1200, x: 50, y })),
  { width: 500, height: 1400, x: 50, y: 15 },
  { width: 500, height: 1400, x: 50, y: 60 },
  { width: 1200, height: 1200, x: 50, y: 45 },
  { width: 1200, height: 800, x: 35, y: 30 },
  { width: 1200, height: 800, x: 65, y: 60 },
];
/** Of a photo's width. */
const RADIUS = 0.12;
/** Of the face that is not below the drawn cloth at the sides. */
const SEEN = 0.9;

/** A photo with a red disc for a face. */
async function withFace(page: Page, { width, height, x, y }: (typeof PHOTOS)[number]): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h, left, top, radius]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('no canvas');
      paint.fillStyle = '#3b5f52';
      paint.fillRect(0, 0, w, h);
      paint.fillStyle = '#f00';
      paint.beginPath();
      paint.arc(left, top, radius, 0, 7);
      paint.fill();
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height, (width * x) / 100, (height * y) / 100, width * RADIUS] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the photo's face is on the cover, and what stands there. */
function measured(page: Page, { x, y }: (typeof PHOTOS)[number]) {
  return page.evaluate(
    ([faceX, faceY, part]) => {
      const layer = document.querySelector(".cover .layer[data-pos='center']");
      if (!layer) throw new Error('no photo');
      const { backgroundSize, backgroundPosition } = getComputedStyle(layer);
      const [w = 0, h = 0] = backgroundSize.split(' ').map(parseFloat);
      const [atX = 0, atY = 0] = backgroundPosition.split(' ').map(parseFloat);
      const { left, top } = layer.getBoundingClientRect();
      const [middleX, middleY, r] = [left + atX + (w * faceX) / 100, top + atY + (h * faceY) / 100, w * part];
      const face = { left: middleX - r, top: middleY - r, right: middleX + r, bottom: middleY + r };
      const texts = [...document.querySelectorAll('.cover-text > *, .cover-foot > *')].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map(({ left: l, top: t, right, bottom }) => ({
          left: l,
          top: t,
          right,
          bottom,
        }));
      });
      return { face, texts };
    },
    [x, y, RADIUS] as const,
  );
}

/** The photo is shown: it comes after the page, and another file of it at another width. */
async function photoLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const layer = document.querySelector(".cover .layer[data-pos='center']");
    const addresses = layer ? getComputedStyle(layer).backgroundImage.matchAll(/url\("([^"]+)"\)/g) : [];
    await Promise.all(Array.from(addresses, ([, src = '']) => Object.assign(new Image(), { src }).decode()));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** How much of a disc is red on the screen. */
async function partSeen(page: Page, browser: Browser, { left, top, right, bottom }: Box): Promise<number> {
  const picture = (await page.screenshot()).toString('base64');
  const looking = await browser.newPage();
  const seen = await looking.evaluate(
    async ([data, l, t, r, b]) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('no canvas');
      paint.drawImage(image, 0, 0);
      const { data: pixels } = paint.getImageData(0, 0, image.width, image.height);
      const [middleX, middleY, radius] = [(l + r) / 2, (t + b) / 2, (r - l) / 2];
      let [all, red] = [0, 0];
      for (let y = Math.ceil(t); y < b; y += 1)
        for (let x = Math.ceil(l); x < r; x += 1) {
          if (Math.hypot(x - middleX, y - middleY) > radius - 1) continue;
          all += 1;
          if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
          const at = (y * image.width + x) * 4;
          // Half of it at least, over the page's light colour.
          if ((pixels[at] ?? 0) > 180 && (pixels[at + 1] ?? 255) < 125) red += 1;
        }
      return red / all;
    },
    [picture, left, top, right, bottom] as const,
  );
  await looking.close();
  return seen;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('a face at any height of a photo is clear of the texts and of their veil', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const customer = await ApiCustomer.register(person('own cover faces'));
  const { invitationId: id } = await customer.order({ items: [...PREMIUM] });
  await fillInvitation(customer, id, syafiqah);
  await chooseDesign(customer, id, 'cv0705');
  const hidden: string[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const guest = await context.newPage();
  for (const photo of PHOTOS) {
    await customer.upload('PUT', '/api/invitation/cover-photo', { id }, await withFace(page, photo));
    await customer.send('PUT', '/api/invitation/cover-photo-place', { id, place: { x: photo.x, y: photo.y } });
    await guest.goto(`/invitation/view/${id}/kad`);
    await guest.getByRole('button', { name: 'Buka Jemputan' }).click();
    await expect(guest.getByRole('navigation', { name: 'Menu jemputan' })).toBeInViewport();
    for (const [width, height] of SIZES) {
      await guest.setViewportSize({ width, height });
      await photoLoaded(guest);
      const { face, texts } = await measured(guest, photo);
      const where = `${photo.width}×${photo.height}, face at ${photo.x} ${photo.y}, on ${width}×${height}`;
      if (texts.some((text) => meet(text, face))) hidden.push(`${where}: a text is on it`);
      const seen = await partSeen(guest, browser, face);
      if (!(seen >= SEEN)) hidden.push(`${where}: ${Math.round(seen * 100)} % of it`);
    }
  }
  expect(hidden).toEqual([]);
  await context.close();
  await customer.close();
});
