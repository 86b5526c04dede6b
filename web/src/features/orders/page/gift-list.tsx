import type { GiftReservation, GiftView } from '@serikad/shared/gifts/gift.types';
import { isWebLink } from '@serikad/shared/validation/web-link';
import { Link } from 'react-router-dom';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Pill } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import * as css from '../orders.module.css';

/** The gifts that the couple wish for, and who brings which. `manage`: where they are edited, if they can be. */
export function WishList({ gifts, manage }: { gifts: readonly GiftView[]; manage: string | null }) {
  const reserved = gifts.filter(({ reservation }) => reservation !== null).length;
  return (
    <section className="card">
      <div className="card__head">
        <div>
          <h2 className="h-card">{t.wishList}</h2>
          {gifts.length > 0 && <p className="xs soft">{t.reservedOf(reserved, gifts.length)}</p>}
        </div>
        {manage !== null && (
          <Link className="link link--row" to={manage}>
            {t.manageGifts}
          </Link>
        )}
      </div>
      {gifts.length === 0 ? (
        <p className={classNames('soft', css.orderEmpty)}>
          <Prescribed text={t.notAvailable} />
        </p>
      ) : (
        <ul className="divide">
          {gifts.map((gift) => (
            <Gift key={gift._id} gift={gift} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Gift({ gift }: { gift: GiftView }) {
  return (
    <li className={css.giftRow}>
      <div className={css.giftRowPic}>
        {gift.imageUrl === '' ? (
          <Icon name="gift" className="soft" />
        ) : (
          <img src={`/storage/${gift.imageUrl}`} alt="" loading="lazy" />
        )}
      </div>
      <div className="grow">
        <div className={classNames('row row--between row--wrap', css.giftRowHead)}>
          <h3 className="h-card">{gift.title}</h3>
          {gift.reservation ? (
            <Pill tone="ok" icon="check">
              {t.reserved}
            </Pill>
          ) : (
            <Pill tone="line">
              <Prescribed text={t.noReservation} malay="inLine" />
            </Pill>
          )}
        </div>
        {gift.notes !== '' && <p className="sm soft">{gift.notes}</p>}
        {isWebLink(gift.productUrl) && (
          <a className="link link--row" href={gift.productUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
            {new URL(gift.productUrl).hostname}
            <Icon name="external" />
          </a>
        )}
        {gift.reservation && <Reservation reservation={gift.reservation} />}
      </div>
    </li>
  );
}

function Reservation({ reservation }: { reservation: GiftReservation }) {
  if ('reserved' in reservation) return null;
  return (
    <p className={classNames('sm', css.giftRowBy)}>
      <b className="b">{reservation.name}</b> <span className="soft num">{reservation.contactNo}</span>
      {reservation.notes !== '' && (
        <>
          <br />
          <span className="soft">{reservation.notes}</span>
        </>
      )}
    </p>
  );
}
