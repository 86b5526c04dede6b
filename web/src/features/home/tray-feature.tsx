import { TrayClosure } from '../../components/tray-closure.js';
import { TrayPrices } from '../../components/tray-prices.js';
import { ButtonLink } from '../../components/ui/button.js';
import purple from '../../assets/trays/purple-whole-480.avif';
import softPink from '../../assets/trays/soft-pink-whole-480.avif';
import white from '../../assets/trays/white-whole-480.avif';
import { classNames } from '../../components/ui/class-names.js';
import { paths } from '../../config/paths.js';
import { homeTexts as t } from '../../i18n/home.js';
import * as css from './home.module.css';

export function TrayFeature() {
  return (
    <section className="section section--flush">
      <div className={classNames('wrap', css.trayFeature)}>
        <div className={css.trayFeatureStage} role="img" aria-label={t.rentPictures}>
          {[purple, softPink, white].map((picture) => (
            <img key={picture} src={picture} width="480" height="480" alt="" loading="lazy" decoding="async" />
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
