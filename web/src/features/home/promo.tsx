import { useEffect } from 'react';
import { PromoPopup } from '../../components/shell/promo-popup.js';
import { useOverlay } from '../../lib/use-overlay.js';

const SEEN = 'promoSeen';

function seen(): boolean {
  try {
    return sessionStorage.getItem(SEEN) !== null;
  } catch {
    return true;
  }
}

/** Opens the shop's offer, once in a visit. */
export function Component() {
  const { value, open, close } = useOverlay('promo');
  useEffect(() => {
    if (seen()) return;
    sessionStorage.setItem(SEEN, 'true');
    open();
    // Once, when the page is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <PromoPopup open={value !== undefined} onClose={close} />;
}
