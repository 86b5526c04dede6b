import { isPending } from '@serikad/shared/orders/payment-state';
import { quote } from '@serikad/shared/pricing/quote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import '../../../components/ui/account-icons.js';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { choiceItems, validChoice, type PackageChoice } from '../../../components/package-form/choice.js';
import { PackageChooser } from '../../../components/package-form/package-chooser.js';
import { PriceBreakdown } from '../../../components/package-form/price-breakdown.js';
import { useToast } from '../../../components/ui/toast.js';
import { paths } from '../../../config/paths.js';
import { orderFormTexts as t } from '../../../i18n/orders.js';
import { deviceStorage } from '../../../lib/device-storage.js';
import { storeOption } from '../../../lib/chosen-option.js';
import { isApiError } from '../../../lib/api-error.js';
import { invalidateOrders, ordersQuery } from '../../../lib/queries/orders.js';
import { useUserId } from '../../../lib/session/use-session.js';
import { ChosenDesign } from './chosen-design.js';
import { OrderFormFrame } from './order-form-frame.js';
import { PendingNotice } from './pending-notice.js';
import { useOrderForm } from './use-order-form.js';
import { SignInButton } from '../../../components/session/sign-in-button.js';
import { Button } from '../../../components/ui/button.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { AreaField, TextField } from '../../../components/form/form-fields.js';
import { classNames } from '../../../components/ui/class-names.js';
import type { OrderForm } from './use-order-form.js';
import * as css from '../orders.module.css';

/** /invitation/create-order: chooses a package and orders it. */
export function Component() {
  const userId = useUserId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const { form, createOrder, applySearch } = useOrderForm(userId);
  const orders = useQuery({ ...ordersQuery(userId ?? ''), enabled: userId !== null });
  const pending = orders.data?.find((order) => isPending(order.paidAmount));

  // What was chosen on another page is taken over once, then leaves the address: a reload keeps what is chosen here.
  // Where the draft is not stored, design and package stay in the address, for signing in and a reload.
  useEffect(() => {
    if (search.size === 0) return;
    applySearch(search);
    if (!deviceStorage.hasRefused()) setSearch({}, { replace: true, preventScrollReset: true });
  }, [search, setSearch, applySearch]);
  const choose = (next: PackageChoice) => {
    form.set('choice', next);
    if (!deviceStorage.hasRefused()) return;
    const kept = { design: form.values.design, ...(next.digital && { option: next.option }) };
    setSearch(kept, { replace: true, preventScrollReset: true });
  };

  const choice = validChoice(form.values.choice);
  const items = choiceItems(choice);
  const price = quote(items);

  const submit = form.props(
    async (value) => {
      const created = await createOrder(value);
      storeOption(null);
      await invalidateOrders(client);
      toast(t.created);
      await navigate(paths.profile(created.userId));
    },
    (error) => {
      if (isApiError(error, 'pending-order')) void orders.refetch();
      dialogs.showError(error);
    },
  );
  return (
    <OrderFormFrame
      form={submit}
      back={{ to: paths.catalogue(), label: t.back }}
      title={t.title}
      text={t.text}
      notice={pending && <PendingNotice order={pending} />}
      inert={pending !== undefined}
      summary={
        <>
          <ChosenDesign form={form} option={choice.option} />
          <PriceBreakdown choice={choice} quote={price} />
        </>
      }
      problems={form.problems}
      {...(!pending && {
        action: <OrderAction signedIn={userId !== null} saving={form.saving} nothing={items.length === 0} />,
      })}
      note={
        items.length === 0 ? t.nothing : userId !== null ? t.trial : deviceStorage.hasRefused() ? t.notKept : t.kept
      }
      total={{ label: t.total, amount: price?.total ?? 0 }}
    >
      <PackageChooser choice={choice} onChange={choose} />
      {userId !== null && <CustomerFields form={form} />}
    </OrderFormFrame>
  );
}

/** The form's one action: order, or sign in first and come back to the same choice. */
function OrderAction({ signedIn, saving, nothing }: { signedIn: boolean; saving: boolean; nothing: boolean }) {
  if (!signedIn) return <SignInButton size="lg" block returnHere pending={{ origin: 'invitation' }} />;
  return (
    <Button type="submit" size="lg" block busy={saving} disabled={nothing}>
      <Prescribed text={t.order} inControl />
    </Button>
  );
}

/** Whom the seller talks to about the order. */
function CustomerFields({ form }: { form: OrderForm }) {
  return (
    <section>
      <h2 className={classNames('h-card', css.orderFormHeading)}>{t.customer}</h2>
      <div className="grid-2">
        <TextField form={form} path="customer.name" label={t.name} autoComplete="name" />
        <TextField form={form} path="customer.phoneNo" label={t.phone} type="tel" inputMode="tel" autoComplete="tel" />
        <AreaField className="span" form={form} path="notes" label={t.notes} hint={t.notesHint} optional />
      </div>
    </section>
  );
}
