import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { paths } from '../../../config/paths.js';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';
import { pageLanguage } from '../../../i18n/texts-of.js';
import { dayAndMonth } from '../../../lib/format.js';
import { SecretLinkDialog } from '../links/secret-link-dialog.js';
import { coupleNames, type Occasion } from '../model/message.js';
import type { SessionFigures } from './door-figures.js';
import { LatestArrivals } from './latest-arrivals.js';
import * as css from './door.module.css';

interface Props {
  invitationId: string;
  door: DoorView;
  open: boolean;
  families: readonly FamilyView[];
  figures: readonly SessionFigures[];
  isEnded: boolean;
  occasion: Occasion;
  /** @throws ApiError */
  setLink: (active: boolean) => Promise<void>;
  onClose: () => void;
}

/** The door link, and who came last. A link that has ended is not offered: a new one would end on the same day. */
export function DoorDialog({
  invitationId,
  door,
  open,
  families,
  figures,
  isEnded,
  occasion,
  setLink,
  onClose,
}: Props) {
  const lastDay = dayAndMonth(malaysiaDay(Date.parse(door.expiresAt) - 1));
  const arrivals = (
    <section className={css.latest}>
      <h3 className="h-sec">{t.latest}</h3>
      {figures.map(
        ({ id, name, families: count, walkIns }) =>
          count + walkIns > 0 && (
            <p key={id} className="sm soft num">
              {name !== '' && `${name}: `}
              {t.families(count)}
              {walkIns > 0 && ` · ${t.walkIns(walkIns)}`}
            </p>
          ),
      )}
      <LatestArrivals events={door.latest} families={families} figures={figures} />
    </section>
  );
  if (isEnded) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={t.title}
        icon="qr"
        tone="ok"
        actions={
          <>
            <ButtonLink variant="ghost" to={paths.editorSection(invitationId, 'dateTime')}>
              {t.changeDay}
            </ButtonLink>
            <Button variant="second" onClick={onClose}>
              {t.close}
            </Button>
          </>
        }
      >
        <p>{t.ended(lastDay)}</p>
        {arrivals}
      </Dialog>
    );
  }
  const link = door.link === '' ? '' : occasion.origin + door.link;
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
      after={arrivals}
    >
      <p className="sm soft">{t.until(lastDay)}</p>
    </SecretLinkDialog>
  );
}
