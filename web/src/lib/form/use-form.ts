import { useCallback, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { isApiError } from '../api-error.js';
import { moved, spliced } from '../lists.js';
import { checkInput, type DtoLoader } from './check-input.js';
import { getAt, sameData, setAt, type PathOf, type ValueAt } from './path.js';
import { useDraftedValues } from './use-drafted-values.js';
import { useFieldErrors } from './use-field-errors.js';

export type { DtoLoader };

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
}

/**
 * A form over a DTO class of `shared`: the very class that the server checks with. `values` is what was rendered last,
 * `latest` what is typed by now; `saved` is what the server stores. Text fields call `type`, whose key is rendered
 * before the components that read `values`; other controls call `set`. A control carries `fieldId(path)`, so that
 * focus finds it when it is invalid.
 */
export function useForm<Input extends object, Value extends object = Input>(
  loadDto: DtoLoader<Value>,
  initial: Input,
  { draftKey, toBody, restMs }: Options<Input> = {},
) {
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const inFlight = useRef(false);
  const { latest, values, saved, fromDraft, actions: drafted } = useDraftedValues(initial, draftKey, restMs);
  const fieldId = useCallback((path: string) => `${formId}${path.replaceAll('.', '-')}`, [formId]);
  const check = useCallback((input: Input) => checkInput(loadDto, toBody ? toBody(input) : input), [loadDto, toBody]);
  const { errors: shown, actions: fieldErrors } = useFieldErrors(latest, check, fieldId);

  const { change, setValues, reset, submit } = useMemo(() => {
    const change = (update: (before: Input) => Input, typed: boolean): void => {
      const before = latest.get();
      drafted.change(update, typed);
      fieldErrors.followChange(before);
    };
    return {
      change,
      setValues: (update: (before: Input) => Input) => change(update, false),
      /** Takes a value, or what is made of the saved one, as what is saved. `keepTyped`: typed values stay. */
      reset: (update: Input | ((saved: Input) => Input), keepTyped = false): void => {
        drafted.reset(update, keepTyped);
        if (!keepTyped) fieldErrors.clear(false);
      },
      /**
       * Checks, and calls `save` with the body (trimmed, NFC) and what the fields held. A `validation` failure that it
       * throws is shown at the fields, any other is thrown on.
       * @returns whether it is saved
       */
      submit: async (save: (value: Value, input: Input) => Promise<unknown>): Promise<boolean> => {
        // Enter in a field presses the button again while it is busy.
        if (inFlight.current) return false;
        inFlight.current = true;
        setSaving(true);
        try {
          drafted.renderNow();
          let sent: Input;
          let result: Awaited<ReturnType<typeof check>>;
          // What is refused may have changed during the check, which loads its code at first: it is checked again.
          do {
            sent = latest.get();
            result = await check(sent);
          } while (!result.ok && latest.get() !== sent);
          if (!result.ok) {
            fieldErrors.show(result.errors, 'client');
            return false;
          }
          const { value } = result;
          fieldErrors.clear(true);
          await drafted.save(sent, () => save(value, sent));
          fieldErrors.clear(false);
          return true;
        } catch (error) {
          if (!isApiError(error, 'validation') || error.fields.length === 0) throw error;
          fieldErrors.show(error.fields, 'server');
          return false;
        } finally {
          inFlight.current = false;
          setSaving(false);
        }
      },
    };
  }, [check, drafted, fieldErrors, latest]);

  return useMemo(() => {
    const errors = [...shown.client, ...shown.server];
    const list = (path: string) => (getAt(latest.get(), path) ?? []) as unknown[];
    const setList = (path: string, next: readonly unknown[]) => setValues((before) => setAt(before, path, next));
    return {
      values,
      latest,
      saved,
      saving,
      dirty: !sameData(values, saved),
      fromDraft,
      errors,
      /** Sentences for invalid fields that no control on the page shows. */
      problems: shown.unplaced.map(({ message }) => message),
      fieldId,
      submit,
      setValues,
      reset,
      /** Back to what is saved; removes the draft. */
      revert: () => reset((stored) => stored),
      get: <P extends PathOf<Input>>(path: P) => getAt(values, path) as ValueAt<Input, P>,
      set: <P extends PathOf<Input>>(path: P, value: ValueAt<Input, P>) =>
        setValues((before) => setAt(before, path, value)),
      type: <P extends PathOf<Input>>(path: P, value: ValueAt<Input, P>) =>
        change((before) => setAt(before, path, value), true),
      error: (path: PathOf<Input>): string | undefined => errors.find(({ field }) => field === path)?.message,
      add: (path: PathOf<Input>, item: unknown) => setList(path, [...list(path), item]),
      remove: (path: PathOf<Input>, index: number) => setList(path, spliced(list(path), index, 1)),
      move: (path: PathOf<Input>, from: number, to: number) => setList(path, moved(list(path), from, to)),
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
  }, [change, fieldId, fromDraft, latest, reset, saved, saving, setValues, shown, submit, values]);
}

export type Form<Input extends object, Value extends object = Input> = ReturnType<typeof useForm<Input, Value>>;

/** The part of a form that its fields need, whatever it is sent as. */
export type FormFields<Input extends object> = Pick<
  Form<Input, object>,
  'values' | 'latest' | 'get' | 'set' | 'type' | 'error' | 'fieldId'
>;
