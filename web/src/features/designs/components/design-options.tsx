import type { DesignView } from '@serikad/shared/designs/design.types';
import { hasPlaceForPhoto } from '@serikad/shared/designs/photo-place';
import { labelOf, optionPicture } from '../../../components/design-option.js';
import { detailsTexts as t } from '../../../i18n/designs.js';
import * as css from './design-options.module.css';

/**
 * What couples may choose of a design: their own photo, where it shows one, and its choices, each option with its
 * picture or colours where it has some. Nothing without either.
 */
export function DesignOptions({ design }: { design: DesignView }) {
  const { choices = [] } = design;
  const takesPhoto = hasPlaceForPhoto(design);
  if (!takesPhoto && choices.length === 0) return null;
  return (
    <section className="section--tight section--ruled">
      <div className="wrap">
        <div className="section__head">
          <h2 className="h-md">{t.choices}</h2>
          <p>{t.choicesText}</p>
        </div>
        <div className={css.choices}>
          {takesPhoto && <h3 className="h-label">{t.ownPhoto}</h3>}
          {choices.map((choice) => (
            <div key={choice.id}>
              <h3 className="h-label">{labelOf(choice)}</h3>
              <ul className={css.options}>
                {choice.options.map((option) => {
                  const picture = optionPicture(design, choice, option.id);
                  return (
                    <li key={option.id} className={picture && css.pictured}>
                      {picture && <span className={css.picture}>{picture}</span>}
                      {labelOf(option)}
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
