import { useId, type ReactNode } from 'react';
import { classNames } from '../../../components/ui/class-names.js';
import * as css from './fields.module.css';

export interface TileChoice<V extends string | number> {
  value: V;
  title: string;
  text?: string;
  picture?: ReactNode;
}

/** Options with a sentence, and a picture where one needs it: two in a row, or as many small ones as fit. */
export function Tiles<V extends string | number>({
  label,
  value,
  choices,
  small = false,
  onChange,
}: {
  label: string;
  value: V;
  choices: readonly TileChoice<V>[];
  small?: boolean;
  onChange: (value: V) => void;
}) {
  const name = useId();
  return (
    <div className={small ? classNames(css.tiles, css.tilesSmall) : css.tiles} role="radiogroup" aria-label={label}>
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
          {choice.text !== undefined && <span>{choice.text}</span>}
        </label>
      ))}
    </div>
  );
}
