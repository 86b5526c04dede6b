import { DIGITAL_OPTIONS, headlineDiscountPercent } from '@serikad/shared/pricing/price-list';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';
import { ButtonLink } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import './promo-popup.css';

/** The shop's offer. The owner decides whether it is ever shown: see `promoPopup` of the shop's configuration. */
export function PromoPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const percent = headlineDiscountPercent();
  const best = DIGITAL_OPTIONS.find(({ id }) => id === 'video-rsvp');
  return (
    <Dialog open={open} onClose={onClose} title={shellTexts.promo(percent)} size="fit" bare closeButton>
      <div className="promo">
        <div className="promo__top" aria-hidden="true">
          <b>{percent}%</b>
        </div>
        <div className="promo__body">
          {/* The dialog is named so already. */}
          <p className="h-sm promo__title" aria-hidden="true">
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
