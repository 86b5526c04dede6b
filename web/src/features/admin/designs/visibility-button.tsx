import type { AdminDesignSummary } from '@serikad/shared/designs/admin-design.types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button, type ButtonProps } from '../../../components/ui/button.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';
import { useHideDesign } from '../mutations/use-hide-design.js';
import { adminDesignQuery } from '../queries/admin.js';
import { PublishDialog } from './publish-dialog.js';
import { publishFaults, type PublishFaults } from './publish-faults.js';

/** Takes a design out of the catalogue, or shows it there; one with faults only once the seller has confirmed them. */
export function VisibilityButton({
  design,
  unsaved = false,
  ...button
}: {
  design: AdminDesignSummary;
  /** Whether the form beside it has changes that aren't stored. */
  unsaved?: boolean;
} & Pick<ButtonProps, 'size' | 'block' | 'aria-label'>) {
  const { _id, name, hidden } = design;
  const client = useQueryClient();
  const dialogs = useDialogs();
  const hide = useHideDesign(design);
  const [faults, setFaults] = useState<PublishFaults | null>(null);
  // What is stored now: another tab may have changed it.
  const check = useExclusiveMutation({
    mutationFn: () => client.fetchQuery({ ...adminDesignQuery(_id), staleTime: 0 }),
    onSuccess: (stored) => {
      const found = publishFaults(stored);
      if (found) setFaults(found);
      else hide.mutate(false);
    },
    onError: (error) => dialogs.showError(error),
  });
  return (
    <>
      <Button
        {...button}
        variant="second"
        busy={hide.isPending || check.isPending}
        onClick={() => (hidden ? check.mutate() : hide.mutate(true))}
      >
        {hidden ? t.show : t.hide}
      </Button>
      <PublishDialog
        name={name}
        faults={faults}
        unsaved={unsaved}
        onClose={() => setFaults(null)}
        onConfirm={() => {
          setFaults(null);
          hide.mutate(false);
        }}
      />
    </>
  );
}
