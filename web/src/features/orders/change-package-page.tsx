import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { ButtonAnchor } from '../../components/ui/button.js';
import { Icon } from '../../components/ui/icon.js';
import { EmptyState, ErrorState } from '../../components/ui/states.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { paths } from '../../config/paths.js';
import { orderTexts as t } from '../../i18n/ms/orders.js';
import { isApiError } from '../../lib/api-error.js';
import { chatLink } from '../../lib/chat-link.js';
import { orderQuery } from '../../lib/queries/orders.js';
import { useShop } from '../../lib/queries/shop.js';
import { useUserId } from '../../lib/session/use-session.js';
import { OrderDetailsCard } from './order-details-card.js';
import './orders.css';

/** /invitation/change-package?orderId=: what is ordered now, and a chat in which the seller changes it. */
export function Component() {
  const [search] = useSearchParams();
  const userId = useUserId() ?? '';
  const orderId = search.get('orderId') ?? '';
  const { chatNumber } = useShop();
  const order = useQuery({ ...orderQuery(orderId), enabled: orderId !== '' });
  if (orderId === '') return <Navigate to={paths.profile(userId)} replace />;
  return (
    <div className="wrap main">
      <Link className="crumb" to={paths.orderView(orderId)}>
        <Icon name="arrow-left" />
        {t.back}
      </Link>
      <h1 className="h-page order-form__title">{t.changeTitle}</h1>
      {order.data ? (
        <div className="order-cols">
          <div className="stack">
            <p className="lede">{t.changeText}</p>
            <ButtonAnchor size="lg" icon="chat" newTab href={chatLink(chatNumber, t.changeChat(orderId))}>
              {t.changeButton}
            </ButtonAnchor>
          </div>
          <OrderDetailsCard order={order.data.order} />
        </div>
      ) : isApiError(order.error, 'not-found') ? (
        <EmptyState icon="box" title={t.notFound}>
          {t.notFoundText}
        </EmptyState>
      ) : order.isError ? (
        <ErrorState onRetry={() => void order.refetch()} busy={order.isFetching}>
          {t.loadError}
        </ErrorState>
      ) : (
        <PageSpinner />
      )}
    </div>
  );
}
