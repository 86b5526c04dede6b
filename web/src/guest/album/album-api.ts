import {
  ALBUM_GUEST_HEADER,
  type AlbumPage,
  type AlbumUpload,
  type OwnAlbumPhotos,
} from '@serikad/shared/album/album.types';
import type { Contract } from '@serikad/shared/api/contract';
import type { Locale } from '@serikad/shared/i18n/language';
import { call, json } from '../api/call.js';

/** A piece of 256 KiB may take long on a hall's network, and the server decodes the photo with the last one. */
const PIECE_TIMEOUT_MS = 90_000;

/** The calls of a guest's photos, with the key of this device. */
export class AlbumApi {
  constructor(
    private readonly key: string,
    private readonly locale: Locale,
  ) {}

  /** Announces a photo, or asks how far it is. */
  announce(body: Contract['POST /api/album/photo']['body']): Promise<AlbumUpload> {
    return this.call<AlbumUpload>('photo', json('POST', body));
  }

  /** @param index of the piece, from 0 */
  sendPiece(id: string, index: number, body: ArrayBuffer): Promise<AlbumUpload> {
    const init = { method: 'PUT', body, headers: { 'Content-Type': 'application/octet-stream' } };
    return this.call<AlbumUpload>(`photo/${id}/piece/${index}`, init, PIECE_TIMEOUT_MS);
  }

  async remove(id: string): Promise<void> {
    await this.call('photo', json('DELETE', { id }));
  }

  own(invitationId: string): Promise<OwnAlbumPhotos> {
    return this.call<OwnAlbumPhotos>(`mine/${invitationId}`);
  }

  private async call<Data>(path: string, init: RequestInit = {}, timeoutMs?: number): Promise<Data> {
    const headers = { ...(init.headers as Record<string, string> | undefined), [ALBUM_GUEST_HEADER]: this.key };
    return (await call<Data>(`/api/album/${path}`, this.locale, { ...init, headers }, timeoutMs)).data;
  }
}

/** A page of the approved photos, the newest first. @param before as the page before says */
export async function fetchAlbum(invitationId: string, locale: Locale, before?: string): Promise<AlbumPage> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await call<AlbumPage>(`/api/album/photos/${invitationId}${query}`, locale)).data;
}
