import { useSearchParams } from 'react-router-dom';

export type Part = 'list' | 'follow-up';

const PARAMETER = 'view';

/**
 * The part of the guest list that is shown, kept in the address.
 * @param hasFamilies without any there is the list alone
 */
export function usePart(hasFamilies: boolean): { part: Part; showPart: (part: Part) => void } {
  const [query, setQuery] = useSearchParams();
  return {
    part: hasFamilies && query.get(PARAMETER) === 'follow-up' ? 'follow-up' : 'list',
    showPart: (part) => setQuery(part === 'list' ? {} : { [PARAMETER]: part }, { replace: true }),
  };
}
