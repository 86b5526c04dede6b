import { useEffect } from 'react';

/** Sets the title of the browser's tab: `Harga · SeriKad`; the shop's own line when there is none. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? 'SeriKad · Kad undangan digital, video dan cetakan' : `${title} · SeriKad`;
  }, [title]);
}
