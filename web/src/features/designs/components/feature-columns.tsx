import { Icon } from '../../../components/ui/icon.js';
import { detailsTexts as t } from '../../../i18n/designs.js';
import * as css from './designs.module.css';

export function FeatureColumns() {
  return (
    <div className={css.featureColumns}>
      {t.featureColumns.map(({ name, text, points }) => (
        <div key={name}>
          <h3 className="h-sm">{name}</h3>
          <p className="sm soft">{text}</p>
          <ul className="ticks">
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
