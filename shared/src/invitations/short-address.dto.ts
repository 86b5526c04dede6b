import { Transform } from 'class-transformer';
import { Check, Id } from '../validation/decorators.js';
import { addressProblem, LONGEST_ADDRESS, normaliseAddress, SHORTEST_ADDRESS } from './short-address.js';

/** A short address; capital letters are those of another spelling. */
function ShortAddress(): PropertyDecorator {
  return (target, key) => {
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseAddress(value) : value))(
      target,
      key,
    );
    Check(
      'shortAddress',
      (value) => {
        if (value === undefined || value === null || value === '') return 'required';
        return typeof value === 'string' ? addressProblem(value) : 'text';
      },
      {
        type: 'string',
        pattern: `^[A-Za-z0-9][A-Za-z0-9-]{${SHORTEST_ADDRESS - 2},${LONGEST_ADDRESS - 2}}[A-Za-z0-9]$`,
      },
    )(target, key);
  };
}

/** Body of PUT /api/invitation/short-address. */
export class ShortAddressDto {
  @Id() invitationId!: string;
  @ShortAddress() address!: string;
}

/** The short addresses of an invitation: the current one first, then those that lead on. */
export interface ShortAddresses {
  addresses: string[];
}

/** Whether an address can be chosen: `own` when it is this invitation's already. */
export interface ShortAddressState {
  state: 'free' | 'own' | 'taken';
}
