import type { FieldError } from '@serikad/shared/errors/error-codes';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getAt, sameData } from './path.js';

/** How long after a key the fields are checked again, once errors are shown: the key is rendered first. */
const CHECK_AFTER_MS = 100;

interface Errors {
  client: readonly FieldError[];
  server: readonly FieldError[];
  /** Those that no control on the page shows. */
  unplaced: readonly FieldError[];
}

const NONE: Errors = { client: [], server: [], unplaced: [] };

/** What the browser's check and the server say of a form's fields. */
export function useFieldErrors<Input extends object>(
  latest: { get: () => Input },
  check: (input: Input) => Promise<{ ok: true } | { ok: false; errors: readonly FieldError[] }>,
  fieldId: (path: string) => string,
) {
  const [errors, setErrors] = useState(NONE);
  const isFollowing = useRef(false);

  const actions = useMemo(
    () => ({
      /** Focuses the first field on the page. */
      show(found: readonly FieldError[], by: 'client' | 'server'): void {
        isFollowing.current = true;
        flushSync(() => setErrors({ ...NONE, [by]: found }));
        const controlOf = ({ field }: FieldError) => document.getElementById(fieldId(field));
        const [first] = found
          .map(controlOf)
          .filter((control) => control !== null)
          .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
        setErrors((shown) => ({ ...shown, unplaced: found.filter((error) => !controlOf(error)) }));
        first?.focus();
      },
      /** @param follow whether errors of what is typed from now on are shown */
      clear(follow: boolean): void {
        isFollowing.current = follow;
        setErrors(NONE);
      },
      /** Checks again. The server's error of a field is shown until that field changes. */
      followChange(before: Input): void {
        if (!isFollowing.current) return;
        const next = latest.get();
        const isUnchanged = ({ field }: FieldError) => sameData(getAt(before, field), getAt(next, field));
        setErrors((shown) =>
          shown.server.every(isUnchanged) ? shown : { ...shown, server: shown.server.filter(isUnchanged) },
        );
        const isCurrent = () => isFollowing.current && latest.get() === next;
        setTimeout(() => {
          if (!isCurrent()) return;
          void check(next).then((result) => {
            const client = result.ok ? [] : result.errors;
            if (isCurrent()) setErrors((shown) => (sameData(shown.client, client) ? shown : { ...shown, client }));
          });
        }, CHECK_AFTER_MS);
      },
    }),
    [check, fieldId, latest],
  );

  return { errors, actions };
}
