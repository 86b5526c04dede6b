import type { AlbumArchiveDto } from '@serikad/shared/album/album.dto';
import type { ArchivePart } from '@serikad/shared/album/album.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { albumTexts as t } from '../../../i18n/album.js';
import { call } from '../../../lib/api.js';
import { invalidateInvitation } from '../../../lib/queries/invitations.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';
import { invalidateAlbum } from '../queries/album.js';

/** Turns an album on or off. @param onSettled called once the album is read again, and after a failure */
export function useAlbumSwitch(invitationId: string, onSettled?: () => void) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: (on: boolean) => call('PUT /api/album/settings', { body: { invitationId, on } }),
    onSuccess: async ({ on }) => {
      await Promise.all([invalidateAlbum(client, invitationId), invalidateInvitation(client)]);
      toast(on ? t.nowOn : t.nowOff);
    },
    onError: (error) => dialogs.showError(error),
    onSettled: () => onSettled?.(),
  });
}

export type PhotoAction = 'approve' | 'hide' | 'delete';

/**
 * Approves, hides or deletes photos, at most MOST_DECIDED.
 * @param onDone called once the album is read again, also after a failure, of which some may be done
 */
export function useDecidePhotos(invitationId: string, onDone: () => void) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: ({ action, ids }: { action: PhotoAction; ids: string[] }) =>
      action === 'delete'
        ? call('DELETE /api/album/chosen', { body: { invitationId, ids } })
        : call('PUT /api/album/decided', {
            body: { invitationId, ids, state: action === 'approve' ? 'approved' : 'hidden' },
          }),
    onSuccess: (_answer, { action, ids: { length } }) => toast(DONE[action](length)),
    onError: (error) => dialogs.showError(error),
    onSettled: async () => {
      await invalidateAlbum(client, invitationId);
      onDone();
    },
  });
}

const DONE: Readonly<Record<PhotoAction, (count: number) => string>> = {
  approve: t.approved,
  hide: t.hidden,
  delete: t.deleted,
};

/** Makes, renews or revokes the link of the hall's screen. */
export function useWallLink(invitationId: string, link: string, onSettled: () => void) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: (active: boolean) => call('PUT /api/album/wall-link', { body: { invitationId, active } }),
    onSuccess: async (_answer, active) => {
      await invalidateAlbum(client, invitationId);
      toast(!active ? t.wallRevoked : link === '' ? t.wallMade : t.wallRenewed);
    },
    onError: (error) => dialogs.showError(error),
    onSettled,
  });
}

/** Prepares the signed links of the archive's parts. */
export function useArchive(invitationId: string, onReady: (parts: readonly ArchivePart[]) => void) {
  const dialogs = useDialogs();
  return useExclusiveMutation({
    mutationFn: (photos: AlbumArchiveDto['photos']) =>
      call('POST /api/album/archive', { body: { invitationId, photos } }),
    onSuccess: ({ parts }) => onReady(parts),
    onError: (error) => dialogs.showError(error),
  });
}
