import { useEffect, useState } from 'react';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { useGuest } from '../guest-context.js';
import { BankAccounts } from './bank-account.js';
import { GiftReserved } from './gift-reserved.js';
import { GiftDetails } from './gift-details.js';
import { GiftForm } from './gift-form.js';
import { GiftList } from './gift-list.js';
import { Sheet } from './sheet.js';

type Step =
  { name: 'list'; notice?: string } | { name: 'account' } | { name: 'gift' | 'form' | 'reserved'; gift: GiftView };

/** Gifts and salam kaut inside one dialog: the list, one gift, the guest's name, the thanks; or the bank account. */
export function GiftSheet({ onClosed }: { onClosed: () => void }) {
  const { texts, gifts } = useGuest();
  const { refresh } = gifts;
  const [step, setStep] = useState<Step>({ name: 'list' });
  // What others reserved since the page was rendered.
  useEffect(() => void refresh(), [refresh]);

  // As it is now; a gift that the couple took off the list meanwhile stays while it is open.
  const gift = 'gift' in step ? (gifts.gifts.find(({ _id }) => _id === step.gift._id) ?? step.gift) : undefined;

  const toList = (notice?: string): void => setStep({ name: 'list', ...(notice !== undefined && { notice }) });
  const back =
    step.name === 'list'
      ? undefined
      : step.name === 'form'
        ? (): void => setStep({ name: 'gift', gift: step.gift })
        : (): void => toList();
  const titles: Record<Step['name'], string> = {
    list: texts.gift,
    account: texts.kaut,
    gift: texts.giftList,
    form: texts.reserve,
    reserved: texts.giftList,
  };
  return (
    <Sheet title={titles[step.name]} onClosed={onClosed} onBack={back} view={step.name}>
      {step.name === 'list' && (
        <GiftList
          notice={step.notice}
          onAccount={() => setStep({ name: 'account' })}
          onGift={(chosen) => setStep({ name: 'gift', gift: chosen })}
        />
      )}
      {step.name === 'account' && <BankAccounts />}
      {step.name === 'gift' && gift && <GiftDetails gift={gift} onReserve={() => setStep({ name: 'form', gift })} />}
      {step.name === 'form' && gift && (
        <GiftForm gift={gift} onReserved={() => setStep({ name: 'reserved', gift })} onLost={toList} />
      )}
      {step.name === 'reserved' && gift && <GiftReserved gift={gift} onList={() => toList()} />}
    </Sheet>
  );
}
