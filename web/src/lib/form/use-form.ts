import type { FieldError } from '@serikad/shared/errors/error-codes';
import { startTransition, useCallback, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { pageLanguage } from '../../i18n/texts-of.js';
import { isApiError } from '../api-error.js';
import { moved, spliced } from '../lists.js';
import { observed } from '../observed.js';
import { clearDraft, draftOwner, readDraft, writeDraft, writeDraftSoon } from './draft.js';
import { getAt, sameData, setAt, type PathOf, type ValueAt } from './path.js';

/** How long after a key the fields are checked again, once errors are shown: the key is rendered first. */
const CHECK_AFTER_MS = 100;

/** Brings the DTO class of a form; lazily, so that the validator loads with the first check. */
export type DtoLoader<Value extends object> = () => Promise<new () => Value>;

interface Options<Input> {
  /**
   * Under which name the draft is kept on the device. With it nothing typed is lost: not at signing in, on an error
   * or a reload. Put the record's id into it. It is the signed-in user's, and gone with a sign-out. Absent: no draft.
   */
  draftKey?: string;
  /** Makes the body that is checked and sent of what the fields hold, where the two differ. */
  toBody?: (values: Input) => unknown;
  /**
   * For a page so large that rendering it delays the typing: `values` follow only when no key came for so long, in ms.
   * Absent: as soon as the key is rendered.
   */
  restMs?: number;
  /** Called with the invalid fields before focus goes to the first, to open the part of the page that holds it. */
  onInvalid?: (fields: readonly FieldError[]) => void;
}

/**
 * A form over a DTO class of `shared`: the very class that the server checks with.
 *
 * ```tsx
 * const loadDto = () => import('@serikad/shared/users/user.dto').then((m) => m.RegisterDto); // outside the component
 * const form = useForm(loadDto,
 *   { name: '', phoneNo: '' }, { draftKey: 'register' });
 * <form {...form.props((value) => call('POST /user/register', { body: value }), dialogs.showError)}>
 *   <TextField form={form} path="name" label="Name" />
 *   {form.problems.map(…)}
 *   <Button type="submit" busy={form.saving} busyLabel="Saving...">
 * ```
 *
 * - `values`, `get(path)`, `set(path, value)`, `setValues(update)`; lists: `add(path, item)`, `remove(path, index)`,
 *   `move(path, from, to)`. Paths are typed: `couple.bride.fullName`, `contacts.0.phoneNo`.
 * - `type(path, value)`: as `set`, for text that is being typed. Its field follows `latest` and is rendered with the
 *   key; components that read `values` are rendered later, so that a large page does not delay the typing.
 * - `latest`: the current values as a store with `subscribe`. `values` may be behind it.
 * - `error(path)`: the sentence below a field, of the local check or the server. Gone as soon as the field is right.
 * - `fieldId(path)`: the `id` a field must carry so that focus finds it (TextField & co. do).
 * - `submit(save)` checks; invalid: shows errors, focuses the first on the page, answers false. Valid: calls
 *   `save(value, input)` with the typed value (trimmed, NFC) and what the fields held. A `validation` failure thrown by
 *   it lands on the fields (answers false); any other error is thrown on. Success:
 *   the values count as saved, the draft is cleared, true.
 * - `dirty`: differs from what is saved. `fromDraft`: began with a draft. `revert()`: back to what is saved.
 *   `reset(saved)`: the record as it is stored now (after a save elsewhere, or when it arrives).
 * - `problems`: sentences for invalid fields that no control on the page shows.
 */
export function useForm<Input extends object, Value extends object = Input>(
  loadDto: DtoLoader<Value>,
  initial: Input,
  { draftKey, toBody, restMs, onInvalid }: Options<Input> = {},
) {
  const formId = useId();
  const [saved, setSaved] = useState(initial);
  const [owner] = useState(draftOwner);
  const [start] = useState(() => (draftKey === undefined ? undefined : readDraft(draftKey, initial, owner())));
  // Between renders two changes may follow each other; the latest values are here.
  const [latest] = useState(() => observed(start ?? initial));
  const [values, setState] = useState(latest.get);
  const [fromDraft, setFromDraft] = useState(start !== undefined && !sameData(start, initial));
  const [clientErrors, setClientErrors] = useState<readonly FieldError[]>([]);
  const [serverErrors, setServerErrors] = useState<readonly FieldError[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);
  const checked = useRef(false);
  const savedRef = useRef(saved);
  const inFlight = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useCallback(() => {
    clearTimeout(resting.current);
    setState(latest.get());
  }, [latest]);
  const followLater = useCallback(() => {
    clearTimeout(resting.current);
    const soon = (): void => startTransition(follow);
    if (restMs === undefined) soon();
    else resting.current = setTimeout(soon, restMs);
  }, [follow, restMs]);

  const check = useCallback(
    async (candidate: Input) => {
      const body = toBody ? toBody(candidate) : candidate;
      const checks = await Promise.all([import('@serikad/shared/validation/validate'), loadDto()]).catch(() => null);
      // The checks come over the network too. Without them the server, which has the same, validates.
      if (!checks) return { ok: true as const, value: body as Value };
      const [{ validateDto, fieldErrorsIn }, Dto] = checks;
      const result = validateDto(Dto, body);
      return result.ok
        ? { ok: true as const, value: result.value }
        : { ok: false as const, errors: fieldErrorsIn(pageLanguage(), result.fields) };
    },
    [loadDto, toBody],
  );

  const change = useCallback(
    (update: (before: Input) => Input, typed: boolean) => {
      const before = latest.get();
      const next = update(before);
      const isDirty = (input: Input): boolean => !sameData(input, savedRef.current);
      if (draftKey !== undefined) (typed ? writeDraftSoon : writeDraft)(draftKey, next, savedRef.current, owner());
      latest.set(() => next);
      // Whether there is something to save is never shown late: Enter right after the key finds its button.
      if (typed && isDirty(before) === isDirty(next)) followLater();
      else follow();
      if (!checked.current) return;
      // Once errors were shown they follow the typing. The server's error of a field is shown until the field changes.
      const stands = ({ field }: FieldError) => sameData(getAt(before, field), getAt(next, field));
      setServerErrors((shown) => (shown.every(stands) ? shown : shown.filter(stands)));
      setTimeout(() => {
        if (latest.get() !== next || !checked.current) return;
        void check(next).then((result) => {
          const errors = result.ok ? [] : result.errors;
          if (latest.get() === next) setClientErrors((shown) => (sameData(shown, errors) ? shown : errors));
        });
      }, CHECK_AFTER_MS);
    },
    [check, draftKey, follow, followLater, latest, owner],
  );
  const setValues = useCallback((update: (before: Input) => Input) => change(update, false), [change]);

  const fieldId = useCallback((path: string) => `${formId}${path.replaceAll('.', '-')}`, [formId]);

  const showErrors = useCallback(
    (found: readonly FieldError[], byServer: boolean) => {
      onInvalid?.(found);
      flushSync(() => {
        setClientErrors(byServer ? [] : found);
        setServerErrors(byServer ? found : []);
      });
      const controls = found
        .map(({ field }) => document.getElementById(fieldId(field)))
        .filter((element) => element !== null)
        .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      setProblems(found.filter(({ field }) => !document.getElementById(fieldId(field))).map(({ message }) => message));
      controls[0]?.focus();
    },
    [fieldId, onInvalid],
  );

  const submit = useCallback(
    async (save: (value: Value, input: Input) => Promise<unknown>): Promise<boolean> => {
      // Enter in a field presses the button again while it is busy.
      if (inFlight.current) return false;
      inFlight.current = true;
      setSaving(true);
      try {
        follow();
        let sent: Input;
        let result: Awaited<ReturnType<typeof check>>;
        // What is refused may have changed during the check, which loads its code at first: then it is checked again.
        do {
          sent = latest.get();
          result = await check(sent);
        } while (!result.ok && latest.get() !== sent);
        checked.current = true;
        if (!result.ok) {
          showErrors(result.errors, false);
          return false;
        }
        setClientErrors([]);
        setServerErrors([]);
        setProblems([]);
        const before = savedRef.current;
        await save(result.value, sent);
        // A save may have reset the form: what it was reset to is saved, and no draft.
        const wasReset = savedRef.current !== before;
        if (!wasReset) {
          savedRef.current = sent;
          setSaved(sent);
        }
        setFromDraft(false);
        checked.current = false;
        if (draftKey !== undefined) {
          // What was typed while it was saving is a draft of its own.
          if (latest.get() === sent) clearDraft(draftKey, owner());
          else if (!wasReset) writeDraft(draftKey, latest.get(), sent, owner());
        }
        return true;
      } catch (error) {
        if (!isApiError(error, 'validation') || error.fields.length === 0) throw error;
        checked.current = true;
        showErrors(error.fields, true);
        return false;
      } finally {
        inFlight.current = false;
        setSaving(false);
      }
    },
    [check, draftKey, follow, latest, owner, showErrors],
  );

  const reset = useCallback(
    (update: Input | ((saved: Input) => Input), keepTyped = false) => {
      const next = typeof update === 'function' ? update(savedRef.current) : update;
      savedRef.current = next;
      setSaved(next);
      if (keepTyped) {
        if (draftKey !== undefined) writeDraft(draftKey, latest.get(), next, owner());
        return;
      }
      checked.current = false;
      latest.set(() => next);
      follow();
      setClientErrors([]);
      setServerErrors([]);
      setProblems([]);
      setFromDraft(false);
      if (draftKey !== undefined) clearDraft(draftKey, owner());
    },
    [draftKey, follow, latest, owner],
  );

  return useMemo(() => {
    const errors = [...clientErrors, ...serverErrors];
    const list = (path: string) => (getAt(latest.get(), path) ?? []) as unknown[];
    const setList = (path: string, next: unknown[]) => setValues((before) => setAt(before, path, next));
    return {
      values,
      saved,
      saving,
      dirty: !sameData(values, saved),
      fromDraft,
      errors,
      problems,
      fieldId,
      submit,
      setValues,
      /**
       * Takes a value, or what is made of the stored one, as what is stored. `keepTyped`:
       * without touching what is typed.
       */
      reset,
      /** Back to what is stored; removes the draft. */
      revert: () => reset(savedRef.current),
      get: <P extends PathOf<Input>>(path: P) => getAt(values, path) as ValueAt<Input, P>,
      set: <P extends PathOf<Input>>(path: P, value: ValueAt<Input, P>) =>
        setValues((before) => setAt(before, path, value)),
      type: <P extends PathOf<Input>>(path: P, value: ValueAt<Input, P>) =>
        change((before) => setAt(before, path, value), true),
      latest: { get: latest.get, subscribe: latest.subscribe },
      error: (path: PathOf<Input>): string | undefined => errors.find(({ field }) => field === path)?.message,
      add: (path: PathOf<Input>, item: unknown) => setList(path, [...list(path), item]),
      remove: (path: PathOf<Input>, index: number) => setList(path, spliced(list(path), index, 1)),
      move: (path: PathOf<Input>, from: number, to: number) => {
        const items = list(path);
        if (to >= 0 && to < items.length) setList(path, [...moved(items, from, to)]);
      },
      /** For the `<form>`: submits, and hands errors that are not about fields to `onError`. */
      props: (save: (value: Value) => Promise<unknown>, onError: (error: unknown) => void) => ({
        noValidate: true,
        onSubmit: (event: FormEvent) => {
          event.preventDefault();
          event.stopPropagation();
          submit(save).catch(onError);
        },
      }),
    };
  }, [
    values,
    saved,
    saving,
    fromDraft,
    clientErrors,
    serverErrors,
    problems,
    fieldId,
    submit,
    change,
    setValues,
    reset,
    latest,
  ]);
}

export type Form<Input extends object, Value extends object = Input> = ReturnType<typeof useForm<Input, Value>>;

/** The part of a form that its fields need, whatever it is sent as. */
export type FormFields<Input extends object> = Pick<
  Form<Input, object>,
  'values' | 'latest' | 'get' | 'set' | 'type' | 'error' | 'fieldId'
>;
