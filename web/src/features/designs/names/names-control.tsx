import { COVER_NAME_ATTRIBUTE } from '@serikad/shared/designs/cover-names-key';
import { isCalendarDate } from '@serikad/shared/invitations/malaysia-time';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { coverNamesTexts as t } from '../../../i18n/cover-names.js';
import { hasCoverNames, NO_NAMES, type CoverNames } from '../../../lib/read-cover-names.js';
import { coverNames, useIsNamed } from './cover-names.js';
import * as css from './names-bar.module.css';

/** How long after the last key a screen reader hears that the covers have changed, in ms. */
const SAY_AFTER_MS = 1500;

const FIELDS = ['bride', 'groom', 'date'] as const;

type Inputs = Record<(typeof FIELDS)[number], HTMLInputElement>;

/** Follows the fields of the form around it, and takes the names away again. */
export function NamesControl() {
  const button = useRef<HTMLButtonElement>(null);
  const named = useIsNamed();
  const [message, setMessage] = useState('');
  const speaking = useRef<ReturnType<typeof setTimeout>>(undefined);
  const said = useRef(false);
  useEffect(() => () => clearTimeout(speaking.current), []);

  useLayoutEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const inputs = inputsOf(form);
    const keep = (names: CoverNames) => {
      coverNames.set(() => names);
      // Once for all keys: the names themselves are heard as they are typed.
      if (said.current || !hasCoverNames(names)) return;
      clearTimeout(speaking.current);
      speaking.current = setTimeout(() => {
        said.current = true;
        setMessage(t.shown);
      }, SAY_AFTER_MS);
    };
    const onInput = () => keep(namesIn(inputs));
    // What was typed before this code ran counts; what is empty yet is as the device has kept it.
    const typed = Object.entries(namesIn(inputs)).filter(([, text]) => text !== '');
    if (typed.length > 0) keep({ ...coverNames.get(), ...Object.fromEntries(typed) });
    const show = () => fillIn(inputs, coverNames.get());
    show();
    form.addEventListener('input', onInput);
    const stop = coverNames.subscribe(show);
    return () => {
      form.removeEventListener('input', onInput);
      stop();
    };
  }, []);

  const remove = () => {
    clearTimeout(speaking.current);
    said.current = false;
    coverNames.set(() => NO_NAMES);
    setMessage(t.removed);
    button.current?.form?.querySelector('input')?.focus();
  };
  return (
    <>
      <Button ref={button} className={css.remove} variant="ghost" disabled={!named} onClick={remove}>
        {t.remove}
      </Button>
      <p className="sr" role="status">
        {message}
      </p>
    </>
  );
}

function inputsOf(form: HTMLFormElement): Inputs {
  const input = (name: keyof Inputs): HTMLInputElement => {
    const found = form.querySelector<HTMLInputElement>(`[${COVER_NAME_ATTRIBUTE}="${name}"]`);
    if (!found) throw new Error(`the form has no field ${name}`);
    return found;
  };
  return { bride: input('bride'), groom: input('groom'), date: input('date') };
}

function namesIn({ bride, groom, date }: Inputs): CoverNames {
  return { bride: bride.value, groom: groom.value, date: isCalendarDate(date.value) ? date.value : '' };
}

function fillIn(inputs: Inputs, names: CoverNames): void {
  for (const name of FIELDS) {
    const input = inputs[name];
    // A date that is being typed is empty to scripts; neither that nor a name that is being typed is written over.
    const isBeingTyped = document.activeElement === input && (name === 'date' || input.value !== '');
    if (input.value !== names[name] && !isBeingTyped) input.value = names[name];
  }
}
