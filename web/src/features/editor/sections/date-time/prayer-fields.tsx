import { districtsIn, STATES, stateOf, type State } from '@serikad/shared/prayer-times/districts';
import { prayerOverlaps, shownPrayers } from '@serikad/shared/prayer-times/programme-prayers';
import type { PrayerTimes } from '@serikad/shared/prayer-times/prayer-times.types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Switch } from '../../../../components/ui/choices.js';
import { Field } from '../../../../components/ui/field.js';
import { Select } from '../../../../components/ui/inputs.js';
import { Notice } from '../../../../components/ui/states.js';
import { prayerTexts as t } from '../../../../i18n/editor-date-time.js';
import { clockTime } from '../../../../lib/format.js';
import { prayerTimesQuery } from '../../../../lib/queries/prayer-times.js';
import type { SectionForm } from '../section.types.js';

/** Whether the card shows prayer times, and of which district; what of the programme falls on one. */
export function PrayerFields({ form }: { form: SectionForm<'dateTime'> }) {
  const { date, prayers } = form.values;
  const { data: times, isError } = useQuery(prayerTimesQuery(date, prayers));
  return (
    <div className="stack">
      <Switch
        label={t.show}
        hint={t.showHint}
        checked={prayers.show}
        onChange={(next) => form.set('prayers.show', next)}
      />
      {prayers.show && (
        <>
          <PlaceFields form={form} />
          {date === '' && <p className="sm soft">{t.noDate}</p>}
          {isError && <Notice tone="warn">{t.failed}</Notice>}
          {times && <TimesOfProgramme form={form} times={times} />}
        </>
      )}
    </div>
  );
}

/** State and district; choosing another state leaves no district chosen, unless it has but one. */
function PlaceFields({ form }: { form: SectionForm<'dateTime'> }) {
  const { district } = form.values.prayers;
  const [chosen, setChosen] = useState<State | ''>('');
  const state = stateOf(district) ?? chosen;
  const districts = state === '' ? [] : districtsIn(state);
  const setDistrict = (next: string) => form.set('prayers.district', next);
  return (
    <div className="grid-2">
      <Field id={form.fieldId('prayers')} label={t.state}>
        <Select<State | ''>
          value={state}
          options={[...unchosen(state), ...STATES.map((value) => ({ value, label: value }))]}
          onChange={(next) => {
            setChosen(next);
            const [only, ...others] = next === '' ? [] : districtsIn(next);
            setDistrict(only && others.length === 0 ? only.value : '');
          }}
        />
      </Field>
      <Field id={form.fieldId('prayers.district')} label={t.district} error={form.error('prayers.district')}>
        <Select
          value={district}
          disabled={state === ''}
          options={[...unchosen(district), ...districts.map(({ value, name }) => ({ value, label: name }))]}
          onChange={setDistrict}
        />
      </Field>
    </div>
  );
}

/** The option for nothing, as long as nothing is chosen. */
function unchosen(value: string): { value: ''; label: string }[] {
  return value === '' ? [{ value, label: t.choose }] : [];
}

function TimesOfProgramme({ form, times }: { form: SectionForm<'dateTime'>; times: PrayerTimes }) {
  const { values } = form;
  const shown = shownPrayers(times, values).map(({ prayer, time }) => `${prayer} ${clockTime(time)}`);
  const overlaps = prayerOverlaps(times, values);
  return (
    <>
      <p className="sm soft">{t.of(shown.join(', '))}</p>
      {overlaps.length > 0 && (
        <Notice tone="warn" title={t.overlaps} role="status">
          {overlaps.map(({ prayer, time, activity }, index) => (
            <p key={index}>
              {activity === null ? t.overMaghrib(clockTime(time)) : t.overlap(activity, clockTime(time), prayer)}
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}
