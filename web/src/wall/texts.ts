import type { WallView } from '@serikad/shared/album/album.types';

/** `1,308`, without the browser's own rules, which old ones lack. */
function number(count: number): string {
  const [thousands, rest] = [Math.floor(count / 1000), count % 1000];
  return thousands === 0 ? String(rest) : `${number(thousands)},${String(rest).padStart(3, '0')}`;
}

const ms = {
  title: 'Album tetamu',
  opening: 'Membuka album…',
  photoBy: (name: string) => (name === '' ? 'Gambar daripada tetamu' : `Gambar daripada ${name}`),
  count: (count: number) => `${number(count)} gambar daripada tetamu`,
  scan: 'Kongsi gambar anda',
  how: 'Imbas kod ini dengan kamera telefon',
  orOpen: 'Imbas kod ini dengan kamera telefon, atau buka',
  qr: 'Kod QR kad jemputan',
  firstTitle: 'Gambar pertama akan muncul di sini',
  firstText: 'Imbas kod, pilih gambar, dan ia dipaparkan selepas pengantin meluluskannya.',
  waitingText: 'Gambar yang diluluskan oleh pengantin dipaparkan di sini.',
  beforeTitle: 'Album dibuka apabila majlis bermula',
  beforeText: 'Tetamu menambah gambar melalui kad jemputan.',
  overTitle: 'Terima kasih atas doa dan kenangan',
  offline: 'Tiada internet. Gambar yang ada terus dipaparkan.',
  failed: 'Album belum dapat dibuka. Skrin ini mencuba lagi sendiri.',
  endedTitle: 'Pautan skrin ini tidak berfungsi lagi',
  endedText: 'Minta pautan baharu daripada pengantin. Ia ada dalam album pada halaman pesanan mereka.',
  fullScreen: 'Skrin penuh',
  leaveFullScreen: 'Keluar skrin penuh',
  pause: 'Jeda',
  play: 'Sambung',
  next: 'Gambar seterusnya',
};

export type WallTexts = typeof ms;

const en: WallTexts = {
  title: 'Guests’ album',
  opening: 'Opening the album…',
  photoBy: (name) => (name === '' ? 'Photo by a guest' : `Photo by ${name}`),
  count: (count) => (count === 1 ? '1 photo by guests' : `${number(count)} photos by guests`),
  scan: 'Share your photos',
  how: 'Scan this code with your phone’s camera',
  orOpen: 'Scan this code with your phone’s camera, or open',
  qr: 'QR code of the invitation',
  firstTitle: 'The first photo will appear here',
  firstText: 'Scan the code and choose photos. They are shown once the couple have approved them.',
  waitingText: 'Photos that the couple have approved are shown here.',
  beforeTitle: 'The album opens when the wedding begins',
  beforeText: 'Guests add photos on the invitation.',
  overTitle: 'Thank you for your prayers and memories',
  offline: 'No internet. The photos that are here go on.',
  failed: 'The album cannot be opened yet. This screen tries again by itself.',
  endedTitle: 'The link of this screen no longer works',
  endedText: 'Ask the couple for a new one. It is in the album on their order’s page.',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  pause: 'Pause',
  play: 'Resume',
  next: 'Next photo',
};

/** The screen speaks the card's language; Malay until it is known. */
export function textsIn(language: WallView['language']): WallTexts {
  return language === 'english' ? en : ms;
}
