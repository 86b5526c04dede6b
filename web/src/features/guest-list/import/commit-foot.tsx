import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/choices.js';
import { Icon } from '../../../components/ui/icon.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import type { ImportPlan } from './import-plan.js';
import type { Import } from './use-import.js';
import * as css from './import.module.css';

/** The consent, what is left out, and the button that adds. */
export function CommitFoot({ work, plan, isBusy }: { work: Import; plan: ImportPlan; isBusy: boolean }) {
  const { draft, change, failure, commit } = work;
  const { additions, merges, duplicates, bad } = plan;
  const count = (choice: string) => duplicates.filter((each) => each.choice === choice).length;
  const isNothing = additions.length === 0 && merges.length === 0;
  const why = isNothing ? t.nothingToAdd : draft.consent ? undefined : t.consentFirst;
  return (
    <footer className={css.foot}>
      <div className={css.footIn}>
        <div>
          <Checkbox checked={draft.consent} onChange={(consent) => change({ consent })}>
            <b className="b">{t.consent}</b> {t.consentText}
          </Checkbox>
          {failure !== undefined && (
            <p className="field__err" role="alert">
              <Icon name="alert" />
              {failure}
            </p>
          )}
          <p className="xs soft num">{t.leftOut(count('merge'), count('keep'), count('skip'), bad.length)}</p>
          {why !== undefined && (
            <p className="field__err" id="import-why">
              <Icon name="alert" />
              {why}
            </p>
          )}
        </div>
        <Button
          size="lg"
          disabled={why !== undefined || isBusy}
          aria-describedby={why === undefined ? undefined : 'import-why'}
          onClick={() => commit(plan)}
        >
          {additions.length > 0 ? t.add(additions.length) : t.merge(merges.length)}
        </Button>
      </div>
    </footer>
  );
}
