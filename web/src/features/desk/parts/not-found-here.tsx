import { ButtonLink } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { deskTexts as t } from '../../../i18n/desk/common.js';
import { orderTexts } from '../../../i18n/desk/order.js';
import { usePageTitle } from '../../../lib/use-page-title.js';

/** There is nothing at this address of the desk. */
export function NotFoundHere({ children }: { children?: string }) {
  usePageTitle(t.notFound);
  return (
    <EmptyState
      heading="h1"
      icon="search"
      title={t.notFound}
      actions={<ButtonLink to={paths.deskOrders()}>{orderTexts.allOrders}</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
