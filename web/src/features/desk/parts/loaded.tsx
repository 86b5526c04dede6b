import type { ComponentProps } from 'react';
import { Loaded as LoadedPart } from '../../../components/loaded.js';
import { deskTexts } from '../../../i18n/desk/common.js';

/** `components/loaded.tsx` with the desk's sentence for what failed. */
export function Loaded<T>(props: Omit<ComponentProps<typeof LoadedPart<T>>, 'errorText'>) {
  return <LoadedPart {...props} errorText={deskTexts.loadError} />;
}
