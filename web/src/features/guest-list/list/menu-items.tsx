import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import type { IconName } from '../../../components/ui/icon.js';

type Item = (icon: IconName, label: string, run: () => void, staysOpen?: boolean) => ReactNode;

/** Makes the items of a menu, which close it before they run. */
export const menuItems =
  (onClose: () => void): Item =>
  (icon, label, run, staysOpen = false) => (
    <Button
      variant="ghost"
      size="lg"
      block
      icon={icon}
      onClick={() => {
        if (!staysOpen) onClose();
        run();
      }}
    >
      {label}
    </Button>
  );
