import type { UpdatePackageDto } from '@serikad/shared/orders/order.dto';
import type { OrderItem, OrderView } from '@serikad/shared/orders/order.types';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { PackageChoice } from '../../../components/package-form/choice.js';
import { changedItems, choiceOf } from '../../../components/package-form/locks.js';
import { useForm, type Form } from '../../../lib/form/use-form.js';

export interface ChangeValues {
  choice: PackageChoice;
}

const loadDto = () => import('@serikad/shared/orders/order.dto').then((module) => module.UpdatePackageDto);

/** The form of a change of package: begins with what is ordered, and follows when that changes meanwhile. */
export function useChangeForm({ _id: id, items }: OrderView): Form<ChangeValues, UpdatePackageDto> {
  const ordered = useStable(items);
  const stored = useMemo<ChangeValues>(() => ({ choice: choiceOf(ordered) }), [ordered]);
  const toBody = useCallback(
    ({ choice }: ChangeValues) => ({ id, items: changedItems(choice, ordered) }),
    [id, ordered],
  );
  const form = useForm<ChangeValues, UpdatePackageDto>(loadDto, stored, { draftKey: `change-package-${id}`, toBody });

  const { reset, dirty } = form;
  const begun = useRef(stored);
  useEffect(() => {
    if (begun.current === stored) return;
    begun.current = stored;
    reset(stored, dirty);
  }, [stored, dirty, reset]);
  return form;
}

/** The same list as long as it says the same, however often the order is read. */
function useStable(items: readonly OrderItem[]): readonly OrderItem[] {
  const text = JSON.stringify(items);
  return useMemo(() => JSON.parse(text) as OrderItem[], [text]);
}
