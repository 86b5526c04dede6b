import { headsOf } from '@serikad/shared/guest-list/check-in';
import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import { type FamilyView, MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';
import { pageLanguage } from '../../../i18n/texts-of.js';
import { dayAndMonth } from '../../../lib/format.js';
import { SecretLinkDialog } from '../links/secret-link-dialog.js';
import { coupleNames, type Occasion } from '../model/message.js';
import { LatestArrivals } from './latest-arrivals.js';
import * as css from './door.module.css';

interface Props {
  door: DoorView;
  open: boolean;
  families: readonly FamilyView[];
  occasion: Occasion;
  /** @throws ApiError */
  setLink: (active: boolean) => Promise<void>;
  onClose: () => void;
}

/** The door link, and who came last. */
export function DoorDialog({ door, open, families, occasion, setLink, onClose }: Props) {
  const link = door.link === '' ? '' : occasion.origin + door.link;
  const { walkIns, families: arrived } = door.arrivals;
  const unlisted = walkIns[MAIN_SESSION];
  const count = Object.values(arrived).filter((of) => of[MAIN_SESSION]).length;
  return (
    <SecretLinkDialog
      title={t.title}
      fileName="daftar-masuk"
      link={link}
      about={{ none: t.none, some: t.text }}
      message={t.message(coupleNames(occasion.invitation, pageLanguage()), link)}
      warnings={{ renew: t.renewText, revoke: t.revokeText }}
      open={open}
      set={setLink}
      onClose={onClose}
      after={
        <section className={css.latest}>
          <h3 className="h-sec">{t.latest}</h3>
          {count + (unlisted ? 1 : 0) > 0 && (
            <p className="sm soft num">
              {t.families(count)}
              {unlisted && ` · ${t.walkIns(headsOf(unlisted))}`}
            </p>
          )}
          <LatestArrivals events={door.latest} families={families} />
        </section>
      }
    >
      <p className="sm soft">{t.until(dayAndMonth(malaysiaDay(Date.parse(door.expiresAt) - 1)))}</p>
    </SecretLinkDialog>
  );
}
