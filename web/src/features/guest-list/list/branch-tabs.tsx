import { MOST_BRANCHES, OWN_BRANCH, type BranchView } from '@serikad/shared/guest-list/family.types';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { linkDialogTexts as links } from '../../../i18n/guest-links.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { ALL_BRANCHES } from '../model/shown-families.js';
import * as css from '../guest-list.module.css';

/** From this share of the quota on the bar is gold. */
const NEARLY_FULL = 0.95;

interface Props {
  branches: readonly BranchView[];
  seats: number;
  /** Most guests of the invitation; `null`: no limit. */
  limit: number | null;
  current: string;
  onChoose: (branch: string) => void;
  onAdd: () => void;
  onEdit: (branch: BranchView) => void;
  onLink: (branch: BranchView) => void;
}

/** The branches, each with its seats and quota: one is shown, or all. */
export function BranchTabs({ branches, seats, limit, current, onChoose, onAdd, onEdit, onLink }: Props) {
  const chosen = branches.find(({ id }) => id === current);
  return (
    <>
      <div className={css.branches} role="group" aria-label={t.lists}>
        <BranchTab name={t.everyone} seats={seats} quota={limit} {...choice(ALL_BRANCHES)} />
        {branches.map(({ id, name, seats: own, quota }) => (
          <BranchTab key={id} name={name || t.own} seats={own} quota={quota} {...choice(id)} />
        ))}
        {/* The couple's own is one of them. */}
        {branches.length <= MOST_BRANCHES && (
          <button type="button" className={css.addBranch} onClick={onAdd} aria-haspopup="dialog">
            <Icon name="plus" />
            {t.newBranch}
          </button>
        )}
      </div>
      {chosen && (
        <p className={css.branchFoot}>
          <Button variant="ghost" icon="pencil" aria-haspopup="dialog" onClick={() => onEdit(chosen)}>
            {chosen.name === '' ? t.editQuota : t.editBranch}
          </Button>
          {chosen.id !== OWN_BRANCH && (
            <Button variant="ghost" icon="share" aria-haspopup="dialog" onClick={() => onLink(chosen)}>
              {links.helperOpen}
            </Button>
          )}
        </p>
      )}
    </>
  );

  function choice(branch: string) {
    return { chosen: branch === current, onChoose: () => onChoose(branch) };
  }
}

function BranchTab({
  name,
  seats,
  quota,
  chosen,
  onChoose,
}: {
  name: string;
  seats: number;
  quota: number | null;
  chosen: boolean;
  onChoose: () => void;
}) {
  const over = quota === null ? 0 : seats - quota;
  const level = over > 0 ? 'over' : quota !== null && seats >= quota * NEARLY_FULL ? 'near' : 'within';
  return (
    <button type="button" className={css.branchTab} aria-pressed={chosen} onClick={onChoose}>
      <b>{name}</b>
      <span data-level={level}>
        {quota === null ? t.pax(seats) : over > 0 ? t.over(over, quota) : t.filled(seats, quota)}
      </span>
      {quota !== null && (
        <progress
          className={css.bar}
          data-level={level}
          max={Math.max(1, quota)}
          value={Math.min(seats, quota)}
          aria-hidden="true"
        />
      )}
    </button>
  );
}
