import type { CrashPart } from '@serikad/shared/crashes/crash.types';

export const crashTexts = {
  title: 'Halaman yang rosak',
  hint: (days: number) =>
    `Ralat pada pelayar pelanggan dan tetamu, ${days} hari terakhir. Tiada data peribadi disimpan.`,
  none: (days: number) => `Tiada halaman rosak dalam ${days} hari terakhir.`,
  times: (count: string) => `${count} kali`,
  chunk: 'Fail tidak dimuatkan',
  all: (count: number) => `Lihat semua ${count} ralat`,
  message: 'Mesej',
  frames: 'Tempat',
  page: 'Halaman',
  browsers: 'Pelayar',
  build: 'Binaan',
  older: 'Binaan lama',
  firstSeen: 'Kali pertama',
  lastSeen: 'Kali terakhir',
} as const;

export const CRASH_PART_NAMES: Readonly<Record<CrashPart, string>> = {
  shop: 'Kedai',
  editor: 'Editor',
  desk: 'Meja penjual',
  guest: 'Kad tetamu',
};
