import { useEffect } from 'react';
import { useKept } from '../model/use-kept.js';

/** Shares of the usual size of letters, and of all that is measured by it. */
const SIZES = [100, 112.5, 125];
const USUAL = { step: 0 };

/** The size of letters, kept on the device. @returns takes the next size, and after the largest the usual one */
export function useTextSize(): () => void {
  const [{ step }, keep] = useKept('link-text-size', USUAL);
  useEffect(() => {
    document.documentElement.style.fontSize = step === 0 ? '' : `${SIZES[step] ?? SIZES[0]}%`;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [step]);
  return () => keep({ step: (step + 1) % SIZES.length });
}
