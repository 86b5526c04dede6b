import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { Notice, Skeleton } from '../../../components/ui/states.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { dateTime } from '../../../lib/format.js';
import { orderItemsQuery } from '../../../lib/queries/orders.js';
import { DetailsList } from './details-list.js';
import * as css from '../orders.module.css';

/** The details as the couple confirmed them with an item; later edits of the invitation do not reach it. */
export function FrozenDetails({ orderId, item }: { orderId: string; item: OrderItemKind }) {
  const items = useQuery(orderItemsQuery(orderId));
  const frozen = items.data?.items.find((entry) => entry.item === item)?.frozen;
  if (items.isPending) return <Skeleton className={css.frozenState} height="2.75rem" />;
  // The item itself has the status; its details are more than that, and may be missing.
  if (!frozen && items.isError) {
    const again = (
      <Button variant="second" size="sm" icon="retry" busy={items.isFetching} onClick={() => void items.refetch()}>
        {t.tryAgain}
      </Button>
    );
    return (
      <Notice tone="bad" role="alert" actions={again}>
        {t.frozenError}
      </Notice>
    );
  }
  if (!frozen) return null;
  return (
    <details className={css.frozen}>
      <summary>
        <Icon name="lock" className="soft" />
        <span className="grow">{t.frozen}</span>
        <Icon name="chevron-down" className="soft" />
      </summary>
      <DetailsList details={frozen} />
      <p className="xs soft num">{t.frozenAt(dateTime(frozen.confirmedAt))}</p>
    </details>
  );
}
