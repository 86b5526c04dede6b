import { useState } from 'react';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { isWebLink } from '@serikad/shared/validation/web-link';
import { useGuest } from '../guest-context.js';
import { CopyButton } from '../ui/copy-button.js';
import { Icon } from '../ui/icon.js';
import { Sheet } from './sheet.js';

type Part = { name: 'list' | 'kaut' } | { name: 'gift'; gift: GiftView };

/** Gifts and salam kaut: a list, one gift, or the bank account, inside one dialog. */
export function GiftSheet({ onClosed }: { onClosed: () => void }) {
  const { texts } = useGuest();
  const [part, setPart] = useState<Part>({ name: 'list' });
  const titles = { list: texts.gift, kaut: texts.kaut, gift: texts.giftList };
  const back = part.name === 'list' ? undefined : () => setPart({ name: 'list' });
  return (
    <Sheet title={titles[part.name]} onClosed={onClosed} onBack={back} view={part.name}>
      {part.name === 'list' && <GiftList onOpen={setPart} />}
      {part.name === 'kaut' && <Account />}
      {part.name === 'gift' && <OneGift gift={part.gift} />}
    </Sheet>
  );
}

function GiftList({ onOpen }: { onOpen: (part: Part) => void }) {
  const { bundle, texts } = useGuest();
  const { bankAccount, viewSalamKaut } = bundle.invitation;
  const gifts = bundle.gifts.filter(({ enabled }) => enabled);
  const hasAccount = viewSalamKaut && (bankAccount.accountNo !== '' || bankAccount.qrUrl !== null);
  return (
    <>
      {hasAccount && (
        <button type="button" className="kaut" onClick={() => onOpen({ name: 'kaut' })}>
          <span className="row-t">
            <b>{texts.kaut}</b>
            <small>{texts.kautHint}</small>
          </span>
          <span className="go">
            <span>{texts.seeAccount}</span>
            <Icon name="next" />
          </span>
        </button>
      )}
      {gifts.length > 0 && <h3 className="sub">{texts.giftList}</h3>}
      {gifts.length === 0 && !hasAccount && <p className="hint">{texts.noGifts}</p>}
      <div className="gifts">
        {gifts.map((gift) => (
          <button
            key={gift._id}
            type="button"
            className={`g${gift.reservation ? ' taken' : ''}`}
            onClick={() => onOpen({ name: 'gift', gift })}
          >
            <GiftPicture gift={gift} />
            <span className="row-t">
              <b>{gift.title}</b>
              <small>{gift.notes}</small>
            </span>
            {gift.reservation ? <em className="chip">{texts.reserved}</em> : <Icon name="next" />}
          </button>
        ))}
      </div>
    </>
  );
}

function GiftPicture({ gift, large = false }: { gift: GiftView; large?: boolean }) {
  return (
    <span className={`tile${large ? ' hero' : ''}`}>
      {gift.imageUrl === '' ? <Icon name="gift" /> : <img src={`/storage/${gift.imageUrl}`} alt="" loading="lazy" />}
    </span>
  );
}

function OneGift({ gift }: { gift: GiftView }) {
  const { bundle, texts } = useGuest();
  const { giftReceiverName, giftDeliveryAddress } = bundle.invitation;
  const receiver = [giftReceiverName, giftDeliveryAddress].filter((part) => part !== '').join(' · ');
  return (
    <div className="gift-one">
      <GiftPicture gift={gift} large />
      <h3>{gift.title}</h3>
      {gift.reservation && <em className="chip">{texts.alreadyReserved}</em>}
      {gift.notes !== '' && (
        <p className="kv">
          <small>{texts.note}</small>
          <span>{gift.notes}</span>
        </p>
      )}
      {receiver !== '' && (
        <div className="place">
          <small>{texts.sendTo}</small>
          <span>{receiver}</span>
          <CopyButton text={receiver} label={texts.copyAddress} />
        </div>
      )}
      {isWebLink(gift.productUrl) && (
        <a className="btn ghost wide" href={gift.productUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
          <span>{texts.product}</span>
          <Icon name="out" />
        </a>
      )}
    </div>
  );
}

function Account() {
  const { bundle, texts } = useGuest();
  const { qrUrl, name, bankName, accountNo } = bundle.invitation.bankAccount;
  const rows = [
    [texts.accountNo, accountNo],
    [texts.bank, bankName],
    [texts.accountName, name],
  ] as const;
  return (
    <>
      {qrUrl !== null && (
        <div className="qrbox">
          <img className="qr" src={`/storage/${qrUrl}`} alt="QR" width={208} height={208} />
          <p>{texts.qrHint}</p>
        </div>
      )}
      <dl className="acct">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {value === accountNo && <CopyButton text={value.replace(/\s/g, '')} label={texts.copy} />}
              </dd>
            </div>
          ))}
      </dl>
      {qrUrl !== null && (
        <a className="btn ghost wide" href={`/storage/${qrUrl}`} download>
          <Icon name="download" />
          <span>{texts.saveQr}</span>
        </a>
      )}
    </>
  );
}
