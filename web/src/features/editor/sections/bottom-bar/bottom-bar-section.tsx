import { LARGEST_BAR_ICON, SMALLEST_BAR_ICON } from '@serikad/shared/invitations/defaults';
import type { CSSProperties } from 'react';
import { Switch } from '../../../../components/ui/choices.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { Field, FieldGroup, useFieldControl } from '../../../../components/ui/field.js';
import { Icon, type IconName } from '../../../../components/ui/icon.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { contrast, isHexColour } from '@serikad/shared/designs/hex-colour';
import type { EditorValues, SectionProps } from '../section.types.js';
import { useFormDesign } from '../use-form-design.js';
import { Swatches } from '../../fields/swatches.js';
import * as css from '../../fields/fields.module.css';

const BAR_COLOURS = ['#7b5a52', '#1c4a38', '#463636', '#fffdf8'];
const ICON_COLOURS = ['#fff7ef', '#f3dfa8', '#463636', '#1c4a38'];
/** What an icon with its word needs to be read, by WCAG. */
const LEAST_CONTRAST = 4.5;
const ITEMS: readonly [IconName, keyof typeof s.barItems][] = [
  ['calendar', 'calendar'],
  ['phone', 'contacts'],
  ['mail', 'rsvp'],
  ['pin', 'location'],
  ['gift', 'gift'],
];

export function BottomBarSection({ forms, bundle }: SectionProps) {
  const { bottomBar: form } = forms;
  const { bottomBar } = form.values;
  const design = useFormDesign(forms, bundle);
  const { bar: standardBar, barInk: standardInk } = design.palette;
  const bar = bottomBar.color ?? standardBar;
  const ink = bottomBar.iconColor ?? standardInk;
  return (
    <>
      <BarSample bar={bar} ink={ink} look={bottomBar} />
      {isHexColour(bar) && isHexColour(ink) && <Readable ratio={contrast(bar, ink)} />}
      <Switch
        label={s.barLabels}
        hint={s.barLabelsHint}
        checked={bottomBar.showLabel}
        onChange={(next) => form.set('bottomBar.showLabel', next)}
      />
      <FieldGroup label={s.barColour} id={form.fieldId('bottomBar.color')} error={form.error('bottomBar.color')}>
        <Swatches
          label={s.barColour}
          colours={BAR_COLOURS}
          value={bottomBar.color}
          standard={{ label: s.asDesign, colour: standardBar }}
          onChange={(colour) => form.set('bottomBar.color', colour)}
        />
      </FieldGroup>
      <FieldGroup
        label={s.barIconColour}
        id={form.fieldId('bottomBar.iconColor')}
        error={form.error('bottomBar.iconColor')}
      >
        <Swatches
          label={s.barIconColour}
          colours={ICON_COLOURS}
          value={bottomBar.iconColor}
          standard={{ label: s.asDesign, colour: standardInk }}
          onChange={(colour) => form.set('bottomBar.iconColor', colour)}
        />
      </FieldGroup>
      <Field
        id={form.fieldId('bottomBar.iconSize')}
        label={s.barIconSize}
        error={form.error('bottomBar.iconSize')}
        className={css.narrow}
      >
        <IconSize value={bottomBar.iconSize} onChange={(size) => form.set('bottomBar.iconSize', size)} />
      </Field>
    </>
  );
}

function IconSize({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const control = useFieldControl();
  return (
    <span className={css.range}>
      <input
        {...control}
        type="range"
        min={SMALLEST_BAR_ICON}
        max={LARGEST_BAR_ICON}
        step={2}
        value={value}
        aria-valuetext={s.barPixels(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output className="num sm soft" htmlFor={control.id}>
        {s.barPixels(value)}
      </output>
    </span>
  );
}

/** The bar in its colours; the words below say what it is. */
function BarSample({ bar, ink, look }: { bar: string; ink: string; look: EditorValues['bottomBar']['bottomBar'] }) {
  const style: CSSProperties & Record<'--bar-icon', string> = {
    background: bar,
    color: ink,
    '--bar-icon': `${look.iconSize}px`,
  };
  return (
    <div className={css.barSample} style={style} aria-hidden="true">
      {ITEMS.map(([icon, name]) => (
        <span key={name}>
          <Icon name={icon} />
          {look.showLabel && s.barItems[name]}
        </span>
      ))}
    </div>
  );
}

function Readable({ ratio }: { ratio: number }) {
  const text = ratio.toFixed(1);
  const good = ratio >= LEAST_CONTRAST;
  return (
    <p className={good ? css.readable : classNames(css.readable, css.readableBad)} role="status">
      <Icon name={good ? 'check' : 'alert'} />
      {good ? s.barReadable(text) : s.barHard(text)}
    </p>
  );
}
