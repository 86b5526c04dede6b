import { DIGITAL_OPTIONS, headlineDiscountPercent } from '@serikad/shared/pricing/price-list';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';
import { ButtonLink } from '../ui/button.js';
import { classNames } from '../ui/class-names.js';
import { Dialog } from '../ui/dialog.js';
import * as css from './promo-popup.module.css';

/** The shop's offer. The owner decides whether it is ever shown: see `promoPopup` of the shop's configuration. */
export function PromoPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const percent = headlineDiscountPercent();
  const best = DIGITAL_OPTIONS.find(({ id }) => id === 'video-rsvp');
  return (
    <Dialog open={open} onClose={onClose} title={shellTexts.promo(percent)} size="fit" bare closeButton>
      <div className={css.promo}>
        <div className={css.promoTop} aria-hidden="true">
          <b>{percent}%</b>
        </div>
        <div className={css.promoBody}>
          {/* The dialog is named so already. */}
          <p className={classNames('h-sm', css.promoTitle)} aria-hidden="true">
            {shellTexts.promo(percent)}
          </p>
          {best && <p className="soft sm">{shellTexts.promoText(best.current, best.initial)}</p>}
          <ButtonLink size="lg" block to={paths.pricing}>
            {shellTexts.promoButton}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
