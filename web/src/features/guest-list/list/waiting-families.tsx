import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { WaitingFamily } from '../model/outbox.js';
import * as css from '../guest-list.module.css';

/** Families that are not stored yet: on their way, or refused with a reason. */
export function WaitingFamilies({
  families,
  branchName,
  isStuck,
  onFix,
  onDiscard,
}: {
  families: readonly WaitingFamily[];
  branchName: (id: string) => string;
  /** The last attempt did not arrive. */
  isStuck: boolean;
  onFix: (entry: WaitingFamily) => void;
  onDiscard: (key: string) => void;
}) {
  if (families.length === 0) return null;
  return (
    <ul className={css.waiting} aria-label={t.waiting}>
      {[...families].reverse().map((entry) => {
        const { key, family, refused } = entry;
        return (
          <li key={key}>
            <div className={css.who}>
              <b>{titleOf(family)}</b>
              <span className={css.second}>
                <span>{branchName(family.branch ?? '')}</span>
                <span className="num">{t.pax(family.seats)}</span>
              </span>
            </div>
            {refused === undefined ? (
              isStuck && (
                <span className="xs soft">
                  <Icon name="offline" /> {t.waiting}
                </span>
              )
            ) : (
              <>
                <p className="xs red" role="alert">
                  {t.refused}: {refused}
                </p>
                <Button variant="second" size="sm" onClick={() => onFix(entry)}>
                  {t.fix}
                </Button>
                <Button variant="ghost" size="sm" onClick={() => onDiscard(key)}>
                  {t.discard}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
