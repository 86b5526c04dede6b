import { useEffect, useRef, useState } from 'react';
import { PromoPopup } from '../../components/layout/promo-popup.js';

const SEEN = 'promoSeen';

/** Whether this visit is to see it; true for the first call alone. */
function takeTurn(): boolean {
  try {
    if (sessionStorage.getItem(SEEN) !== null) return false;
    sessionStorage.setItem(SEEN, 'true');
    return true;
  } catch {
    return false;
  }
}

/** Opens the shop's offer, once in a visit. */
export function Component() {
  const [open, setOpen] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    setOpen(takeTurn());
  }, []);
  return <PromoPopup open={open} onClose={() => setOpen(false)} />;
}
