import { isSectionOpen } from '@serikad/shared/invitations/packages';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { albumCardTexts as t } from '../../../i18n/album.js';
import { albumQuery } from '../queries/album.js';
import { albumAddress } from './album-address.js';
import * as css from './album-card.module.css';

/** The way to the album on the order's page, with how many photos wait. */
export function AlbumCard({ details: { order, invitation } }: { details: OrderDetails }) {
  const isOpen = isSectionOpen('album', order.items);
  const { data } = useQuery({ ...albumQuery(invitation._id, 'waiting'), enabled: isOpen && invitation.album });
  const waiting = data?.counts.waiting ?? 0;
  const approved = data?.counts.approved ?? 0;
  return (
    <section className="card" aria-labelledby="album-card">
      <div className={css.way}>
        <span className={css.icon}>
          <Icon name="image" />
        </span>
        <div className="grow">
          <h2 id="album-card" className="h-card">
            {t.title}
          </h2>
          <p className="sm soft">{t.about}</p>
          {!isOpen && <p className="sm">{t.locked}</p>}
          {isOpen && data && (
            <p className={css.counts} data-waiting={waiting > 0}>
              {[waiting > 0 && t.waiting(waiting), approved > 0 && t.approved(approved)]
                .filter((text) => text !== false)
                .join(' · ') || (invitation.album ? t.none : t.off)}
            </p>
          )}
        </div>
        <ButtonLink variant={waiting > 0 ? 'primary' : 'second'} to={albumAddress(order._id)}>
          {invitation.album ? t.open : t.start}
        </ButtonLink>
      </div>
    </section>
  );
}
