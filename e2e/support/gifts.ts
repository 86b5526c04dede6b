import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '@playwright/test';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { baseUrl, type ApiCustomer } from './api.ts';

const SAMPLES = join(import.meta.dirname, '../../server/catalogue/cv0001');

/** A picture that the shop itself ships. */
function picture(): { name: string; mimeType: string; buffer: Buffer } {
  const name = readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' }).find((file) => file.endsWith('.webp'));
  if (name === undefined) throw new Error(`no picture below ${SAMPLES}`);
  return { name: 'gambar.webp', mimeType: 'image/webp', buffer: readFileSync(join(SAMPLES, name)) };
}

async function upload(
  couple: ApiCustomer,
  method: 'POST' | 'PUT',
  path: string,
  texts: Record<string, string>,
): Promise<unknown> {
  const http = await request.newContext({ baseURL: baseUrl() });
  try {
    const response = await http.fetch(path, {
      method,
      multipart: { ...texts, image: picture() },
      headers: { Authorization: `Bearer ${couple.token}` },
    });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return ((await response.json()) as { data: unknown }).data;
  } finally {
    await http.dispose();
  }
}

/** Puts a gift on the couple's list. */
export async function addGift(couple: ApiCustomer, invitationId: string, title: string): Promise<void> {
  const url = 'https://shopee.com.my/produk?id=7';
  await upload(couple, 'POST', '/api/gift/create', { invitationId, title, url, notes: 'Warna krim' });
}

/** Gives the couple a bank account with a QR code. */
export async function addBankAccount(couple: ApiCustomer, invitationId: string): Promise<void> {
  await upload(couple, 'PUT', '/api/invitation/update/salam-kaut', {
    invitationId,
    name: 'NUR SYAFIQAH IZZATI',
    bankName: 'Maybank',
    accountNo: '5622 0912 3456',
    show: 'true',
  });
}

/** Adds a photo to the gallery. @returns its address below /storage/ */
export async function addPhoto(couple: ApiCustomer, invitationId: string): Promise<string> {
  const made = await upload(couple, 'POST', '/api/photo/add', { invitationId, order: '0' });
  return (made as { imageUrl: string }).imageUrl;
}

/** The gifts as the couple see them: with who brings them. */
export function giftsOf(couple: ApiCustomer, invitationId: string): Promise<GiftView[]> {
  return couple.get(`/api/gift/find-by-invitation/${invitationId}`);
}
