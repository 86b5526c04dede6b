import { TrayClosure } from '../../components/tray-closure.js';
import { TrayPrices } from '../../components/tray-prices.js';
import { ButtonLink } from '../../components/ui/button.js';
import purple from '../../assets/trays/purple-whole-480.avif';
import purpleWebp from '../../assets/trays/purple-whole-480.webp';
import softPink from '../../assets/trays/soft-pink-whole-480.avif';
import softPinkWebp from '../../assets/trays/soft-pink-whole-480.webp';
import white from '../../assets/trays/white-whole-480.avif';
import whiteWebp from '../../assets/trays/white-whole-480.webp';
import { classNames } from '../../components/ui/class-names.js';
import { paths } from '../../config/paths.js';
import { homeTexts as t } from '../../i18n/home.js';
import * as css from './home.module.css';

const PICTURES = [
  [purple, purpleWebp],
  [softPink, softPinkWebp],
  [white, whiteWebp],
];

export function TrayFeature() {
  return (
    <section className="section section--flush">
      <div className={classNames('wrap', css.trayFeature)}>
        <div className={css.trayFeatureStage} role="img" aria-label={t.rentPictures}>
          {PICTURES.map(([avif, webp]) => (
            <picture key={avif}>
              <source type="image/avif" srcSet={avif} />
              <img src={webp} width="480" height="480" alt="" loading="lazy" decoding="async" />
            </picture>
          ))}
        </div>
        <div>
          <h2 className="h-md">{t.rent}</h2>
          <p className={classNames('lead', css.trayFeatureText)}>{t.rentText}</p>
          <TrayPrices />
          <TrayClosure />
          <ButtonLink variant="second" size="lg" className={css.trayFeatureMore} to={paths.trays}>
            {t.rentButton}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
