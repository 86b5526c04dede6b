import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { coverSrcSet } from '@serikad/shared/designs/cover-picture';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { call } from '../../../lib/api.js';
import { type BoxSize, pictureFacts, pictureFault } from '../designs/picture-facts.js';
import { storeAdminDesign } from '../queries/admin.js';
import { pictureProblem, uploadProblem } from '../../../lib/upload-check.js';
import { upload } from '../../../lib/upload.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';

/**
 * Uploads a picture for a design's cover, or for the layer of a role, which has a box.
 * `progress`: how much is sent, 0 to 1; null while nothing is. `local`: the object URL of what was just uploaded.
 * `isJpeg`: whether that has no transparency. `fault`: why it would show nothing useful.
 */
export function usePictureUpload(designId: string, role: string | undefined, box?: BoxSize) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [local, setLocal] = useState<string | null>(null);
  const [isJpeg, setJpeg] = useState(false);
  const [fault, setFault] = useState<ReturnType<typeof pictureFault>>(null);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => (local === null ? undefined : () => URL.revokeObjectURL(local)), [local]);

  const store = async (design: AdminDesign): Promise<void> => {
    storeAdminDesign(client, design);
    if (role === undefined) await reloadCover(designId);
  };
  const send = (picture: File, signal: AbortSignal): Promise<{ design: AdminDesign }> => {
    const options = { picture, onProgress: setProgress, signal };
    return role === undefined
      ? upload('POST /api/admin/design/cover', { body: { id: designId }, ...options })
      : upload('POST /api/admin/design/layer', { body: { id: designId, role }, ...options });
  };
  const choose = useExclusiveMutation({
    mutationFn: async (file: File) => {
      setProblem(null);
      const found = await pictureProblem(file);
      if (found !== undefined) {
        setProblem(found);
        return;
      }
      sending.current = new AbortController();
      setProgress(0);
      const { design } = await send(file, sending.current.signal);
      // A layer's picture has an address of its own; a cover's stays the same, and browsers cache it for an hour.
      if (role === undefined) setLocal(URL.createObjectURL(file));
      setJpeg(file.type === 'image/jpeg');
      // The one of the picture before.
      setFault(null);
      await store(design);
      const facts = await pictureFacts(file);
      setFault(facts && pictureFault(facts, box));
      toast(t.uploaded);
    },
    onError: (error) => {
      if (!sending.current?.signal.aborted) setProblem(uploadProblem(error));
    },
    onSettled: () => setProgress(null),
  });
  const remove = useExclusiveMutation({
    mutationFn: () =>
      role === undefined
        ? call('DELETE /api/admin/design/cover', { body: { id: designId } })
        : call('DELETE /api/admin/design/layer', { body: { id: designId, role } }),
    onSuccess: async ({ design }) => {
      await store(design);
      setLocal(null);
      setProblem(null);
      setFault(null);
      toast(t.removed);
    },
    onError: (error) => dialogs.showError(error),
  });
  const leaveEmpty = useExclusiveMutation({
    mutationFn: (emptied: string) =>
      call('DELETE /api/admin/design/layer', { body: { id: designId, role: emptied, empty: true } }),
    onSuccess: async ({ design }) => {
      await store(design);
      setProblem(null);
      setFault(null);
      toast(t.emptied);
    },
    onError: (error) => dialogs.showError(error),
  });
  return {
    progress,
    problem,
    local,
    isJpeg,
    fault,
    choose: choose.mutate,
    cancel: () => sending.current?.abort(),
    remove,
    leaveEmpty,
  };
}

async function reloadCover(designId: string): Promise<void> {
  const addresses = coverSrcSet(designId)
    .split(', ')
    .map((candidate) => candidate.split(' ')[0] ?? '');
  // A failure is ignored: the cached cover expires after an hour.
  await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' }).catch(() => undefined)));
}
