import type { ComponentProps } from 'react';
import { Loaded as LoadedPart } from '../../../components/loaded.js';
import { adminTexts } from '../../../i18n/admin/common.js';

/** `components/loaded.tsx` with the admin pages' sentence for what failed. */
export function Loaded<T>(props: Omit<ComponentProps<typeof LoadedPart<T>>, 'errorText'>) {
  return <LoadedPart {...props} errorText={adminTexts.loadError} />;
}
