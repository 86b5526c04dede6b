import { useId, type ReactNode } from 'react';
import * as css from './fields.module.css';

export interface TileChoice<V extends string | number> {
  value: V;
  title: string;
  text: string;
  picture?: ReactNode;
}

/** Two options with a sentence, and a picture where one needs it. */
export function Tiles<V extends string | number>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: V;
  choices: readonly TileChoice<V>[];
  onChange: (value: V) => void;
}) {
  const name = useId();
  return (
    <div className={css.tiles} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={css.tile}>
          {choice.picture && <span className={css.tilePic}>{choice.picture}</span>}
          <input
            type="radio"
            className="tick"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <b>{choice.title}</b>
          <span>{choice.text}</span>
        </label>
      ))}
    </div>
  );
}
