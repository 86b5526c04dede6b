import {
  addressProblem,
  LONGEST_ADDRESS,
  proposedAddresses,
  typedAddress,
} from '@serikad/shared/invitations/short-address';
import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, type FormEvent } from 'react';
import { shareLinkTexts as t } from '../../i18n/share-link.js';
import { errorMessage, isApiError } from '../../lib/api-error.js';
import { call } from '../../lib/api.js';
import { addressStateQuery, freeAddressQuery, shortAddressesQuery } from '../../lib/queries/short-addresses.js';
import { useExclusiveMutation } from '../../lib/use-exclusive-mutation.js';
import { Button } from '../ui/button.js';
import { classNames } from '../ui/class-names.js';
import { Field } from '../ui/field.js';
import { TextInput } from '../ui/inputs.js';
import * as css from './share.module.css';

/** How long after a key the server is asked whether the address is free. */
const CHECK_AFTER_MS = 400;

interface Props {
  invitation: OrderInvitationSummary;
  /** `https://serikad.my` */
  origin: string;
}

/** The short address of the open link: the current one can be changed, a first one is proposed from the names. */
export function ShortAddress({ invitation, origin }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(shortAddressesQuery(invitation._id));
  if (!data) return null;
  const [current, ...earlier] = data.addresses;
  if (isOpen) return <AddressForm {...{ invitation, origin, current }} onClose={() => setOpen(false)} />;
  return (
    <div className={css.shortLine}>
      <Button variant="ghost" size="sm" icon="pencil" onClick={() => setOpen(true)}>
        {current === undefined ? t.chooseShort : t.changeShort}
      </Button>
      {earlier.length > 0 && <small>{t.earlier(earlier.map((address) => `/k/${address}`).join(', '))}</small>}
    </div>
  );
}

function AddressForm({
  invitation,
  origin,
  current,
  onClose,
}: Props & { current: string | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const invitationId = invitation._id;
  const [typed, setTyped] = useState(current ?? '');
  const [failure, setFailure] = useState<string>();
  const proposed = useProposal(invitation, current === undefined);
  const [isTouched, setTouched] = useState(false);
  const address = isTouched || current !== undefined ? typed : (proposed ?? '');
  const asked = useRested(address);
  const problem = addressProblem(address);
  const state = useQuery({
    ...addressStateQuery(invitationId, asked),
    enabled: asked !== '' && addressProblem(asked) === undefined,
  });
  const isTaken = asked === address && state.data?.state === 'taken';
  const error =
    failure ?? (isTaken ? t.taken : problem && address !== '' && isTouched ? t.problems[problem] : undefined);
  const saving = useExclusiveMutation({
    mutationFn: () => call('PUT /api/invitation/short-address', { body: { invitationId, address } }),
    onSuccess: (stored) => {
      client.setQueryData(shortAddressesQuery(invitationId).queryKey, stored);
      onClose();
    },
    onError: (error) => {
      const field = isApiError(error, 'validation') ? error.fields[0]?.message : undefined;
      setFailure(field ?? errorMessage(error));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    setTyped(address);
    if (problem === undefined && !isTaken) saving.mutate();
    else if (address === '') setFailure(t.problems.addressLength);
  };
  const isFree = problem === undefined && asked === address && state.data?.state === 'free';
  return (
    <form className={css.shortForm} onSubmit={submit} noValidate>
      <Field label={t.shortLabel} error={error} hint={isFree ? t.free : t.shortHint}>
        <TextInput
          value={address}
          maxLength={LONGEST_ADDRESS}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setFailure(undefined);
            setTouched(true);
            setTyped(typedAddress(event.target.value));
          }}
        />
      </Field>
      <p className={classNames('mono', css.shortShown)}>{`${origin.replace(/^https?:\/\//, '')}/k/${address}`}</p>
      <div className="btn-row">
        <Button variant="ghost" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="second" type="submit" busy={saving.isPending}>
          {t.saveShort}
        </Button>
      </div>
    </form>
  );
}

/** The first address for the couple that is free. */
function useProposal({ _id, couple, date }: OrderInvitationSummary, enabled: boolean): string | undefined {
  const client = useQueryClient();
  const proposals = proposedAddresses(couple, date);
  const { data } = useQuery({
    ...freeAddressQuery(client, _id, proposals),
    enabled: enabled && proposals.length > 0,
  });
  return data;
}

/** A text once no key came for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(rested);
}
