import { useEffect, useState } from 'react';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { useGuest } from '../guest-context.js';
import { BankAccount } from './bank-account.js';
import { GiftBooked } from './gift-booked.js';
import { GiftDetails } from './gift-details.js';
import { GiftForm } from './gift-form.js';
import { GiftList } from './gift-list.js';
import { Sheet } from './sheet.js';

type Part =
  { name: 'list'; notice?: string } | { name: 'account' } | { name: 'gift' | 'form' | 'booked'; gift: GiftView };

/** Gifts and salam kaut inside one dialog: the list, one gift, the guest's name, the thanks; or the bank account. */
export function GiftSheet({ onClosed }: { onClosed: () => void }) {
  const { texts, gifts } = useGuest();
  const { refresh } = gifts;
  const [part, setPart] = useState<Part>({ name: 'list' });
  // What others reserved since the page was drawn.
  useEffect(() => void refresh(), [refresh]);

  // As it is now; a gift that the couple took off the list meanwhile stays as somebody is looking at it.
  const gift = 'gift' in part ? (gifts.gifts.find(({ _id }) => _id === part.gift._id) ?? part.gift) : undefined;

  const toList = (notice?: string): void => setPart({ name: 'list', ...(notice !== undefined && { notice }) });
  const back =
    part.name === 'list'
      ? undefined
      : part.name === 'form'
        ? (): void => setPart({ name: 'gift', gift: part.gift })
        : (): void => toList();
  const titles: Record<Part['name'], string> = {
    list: texts.gift,
    account: texts.kaut,
    gift: texts.giftList,
    form: texts.reserve,
    booked: texts.giftList,
  };
  return (
    <Sheet title={titles[part.name]} onClosed={onClosed} onBack={back} view={part.name}>
      {part.name === 'list' && (
        <GiftList
          notice={part.notice}
          onAccount={() => setPart({ name: 'account' })}
          onGift={(chosen) => setPart({ name: 'gift', gift: chosen })}
        />
      )}
      {part.name === 'account' && <BankAccount />}
      {part.name === 'gift' && gift && <GiftDetails gift={gift} onReserve={() => setPart({ name: 'form', gift })} />}
      {part.name === 'form' && gift && (
        <GiftForm gift={gift} onBooked={() => setPart({ name: 'booked', gift })} onLost={toList} />
      )}
      {part.name === 'booked' && gift && <GiftBooked gift={gift} onList={() => toList()} />}
    </Sheet>
  );
}
