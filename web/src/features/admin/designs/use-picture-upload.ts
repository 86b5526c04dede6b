import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { coverSrcSet } from '@serikad/shared/designs/cover-picture';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { call } from '../../../lib/api.js';
import { takeAdminDesign } from '../queries/admin.js';
import { pictureProblem, uploadProblem } from '../../../lib/upload-check.js';
import { upload } from '../../../lib/upload.js';
import { useBusy } from '../../../lib/use-busy.js';

/**
 * Uploads a picture for a design's cover, or for the layer of a role.
 * `share`: how much is sent, 0 to 1, or nothing; `local`: the address of what was just uploaded, until the page is left.
 */
export function usePictureUpload(designId: string, role: string | undefined) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [local, setLocal] = useState<string | null>(null);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => (local === null ? undefined : () => URL.revokeObjectURL(local)), [local]);

  const take = async (design: AdminDesign): Promise<void> => {
    takeAdminDesign(client, design);
    if (role === undefined) await forgetCover(designId);
  };
  const send = (picture: File, controller: AbortController): Promise<{ design: AdminDesign }> => {
    const options = { picture, onProgress: setShare, signal: controller.signal };
    return role === undefined
      ? upload('POST /api/admin/design/cover', { body: { id: designId }, ...options })
      : upload('POST /api/admin/design/layer', { body: { id: designId, role }, ...options });
  };
  const [, choose] = useBusy(async (file: File) => {
    setProblem(null);
    const wrong = await pictureProblem(file);
    if (wrong !== undefined) {
      setProblem(wrong);
      return;
    }
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    try {
      const { design } = await send(file, controller);
      // A layer's picture has an address of its own; a cover's stays the same, and browsers keep it for an hour.
      if (role === undefined) setLocal(URL.createObjectURL(file));
      await take(design);
      toast(t.uploaded);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(uploadProblem(error));
    } finally {
      setShare(null);
    }
  });
  const [removing, remove] = useBusy(async () => {
    try {
      const { design } =
        role === undefined
          ? await call('DELETE /api/admin/design/cover', { body: { id: designId } })
          : await call('DELETE /api/admin/design/layer', { body: { id: designId, role } });
      await take(design);
      setLocal(null);
      setProblem(null);
      toast(t.removed);
    } catch (error) {
      dialogs.showError(error);
    }
  });
  return { share, problem, local, choose, cancel: () => sending.current?.abort(), remove, removing };
}

/** Has this browser ask anew for a cover that it keeps. */
async function forgetCover(designId: string): Promise<void> {
  const addresses = coverSrcSet(designId)
    .split(', ')
    .map((candidate) => candidate.split(' ')[0] ?? '');
  // Whether it could is nobody's concern: after an hour it asks by itself.
  await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' }).catch(() => undefined)));
}
