import { ButtonLink } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { adminTexts as t } from '../../../i18n/admin/common.js';
import { orderTexts } from '../../../i18n/admin/order.js';
import { usePageTitle } from '../../../lib/use-page-title.js';

export function NotFoundHere({ children }: { children?: string }) {
  usePageTitle(t.notFound);
  return (
    <EmptyState
      heading="h1"
      icon="search"
      title={t.notFound}
      actions={<ButtonLink to={paths.adminOrders()}>{orderTexts.allOrders}</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
