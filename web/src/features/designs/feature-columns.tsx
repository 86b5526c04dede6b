import { Icon } from '../../components/ui/icon.js';
import { detailsTexts as t } from '../../i18n/designs.js';

/** What each kind of invitation brings. */
export function FeatureColumns() {
  return (
    <div className="feature-columns">
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
