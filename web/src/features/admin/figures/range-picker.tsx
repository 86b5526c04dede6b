import { useSearchParams } from 'react-router-dom';
import { ChipLinks } from '../../../components/ui/navigation.js';
import { Field } from '../../../components/ui/field.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { paths } from '../../../config/paths.js';
import { figuresTexts as t } from '../../../i18n/admin/figures.js';
import { lengthOf, PRESETS, type Range } from './range.js';
import * as adminCss from '../admin.module.css';
import * as figuresCss from './figures.module.css';

/** Which days: some up to today by one tap, any others by their dates. It is part of the address. */
export function RangePicker({ range, today }: { range: Range; today: string }) {
  const [, setQuery] = useSearchParams();
  const preset = range.to === today ? PRESETS.find((days) => days === lengthOf(range)) : undefined;
  const change = (next: Partial<Range>) => {
    // A date that is being typed is no date yet.
    if (next.from === '' || next.to === '') return;
    setQuery({ ...range, ...next }, { replace: true, preventScrollReset: true, state: { keepFocus: true } });
  };
  return (
    <div className={figuresCss.range}>
      <ChipLinks
        label={t.range}
        current={String(preset ?? '')}
        chips={PRESETS.map((days) => ({
          id: String(days),
          label: t.days(days),
          to: `${paths.adminFigures}?days=${days}`,
        }))}
      />
      <div className={adminCss.pair}>
        <Field label={t.from}>
          <TextInput
            type="date"
            value={range.from}
            max={range.to}
            onChange={({ target }) => change({ from: target.value })}
          />
        </Field>
        <Field label={t.to}>
          <TextInput
            type="date"
            value={range.to}
            min={range.from}
            max={today}
            onChange={({ target }) => change({ to: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}
