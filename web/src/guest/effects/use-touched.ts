import { useEffect, useState } from 'react';

const TOUCHES = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Whether the guest has touched the page since it opened; what moves by itself stops then. */
export function useTouched(open: boolean): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!open || touched) return undefined;
    const touch = (): void => setTouched(true);
    TOUCHES.forEach((type) => addEventListener(type, touch, { passive: true }));
    return () => TOUCHES.forEach((type) => removeEventListener(type, touch));
  }, [open, touched]);
  return touched;
}
