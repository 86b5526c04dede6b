import { SegmentedControl } from '../../../components/ui/choices.js';
import { Button } from '../../../components/ui/button.js';
import { linkDialogTexts as linkTexts } from '../../../i18n/guest-links.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { GuestListPage } from '../model/use-guest-list-page.js';
import { ClosingLine } from './closing-line.js';
import { partChoices } from './part-choices.js';
import * as css from '../guest-list.module.css';

/** The parts of the page, and what is done with the whole list. */
export function ListHead({ page }: { page: GuestListPage }) {
  const { list, invitationId, isEmpty, now, view, data } = page;
  const { families: to, kind } = view.many;
  return (
    <div className={css.top}>
      {isEmpty ? (
        <ClosingLine invitationId={invitationId} closesOn={list.closesOn} now={now} />
      ) : (
        <SegmentedControl
          label={t.title}
          value={page.part}
          choices={partChoices(page.followUp.due)}
          onChange={page.showPart}
        />
      )}
      <div className={css.topAct}>
        {data.canSend && to.length > 0 && (
          <Button
            variant="second"
            icon={kind === 'invitation' ? 'send' : 'bell'}
            onClick={() => page.startSending(to, kind)}
          >
            {kind === 'invitation' ? t.send : t.remind}
            <span className="num">{to.length}</span>
          </Button>
        )}
        {!isEmpty && (
          <>
            <Button variant="second" icon="share" aria-haspopup="dialog" onClick={() => page.setLinkDialog('caterer')}>
              {linkTexts.catererOpen}
            </Button>
            <Button variant="second" icon="upload" onClick={() => page.showImport(true)}>
              {t.importList}
            </Button>
          </>
        )}
      </div>
      {!isEmpty && (
        <Button icon="plus" onClick={() => page.adding.open(view.shown.branch)}>
          {t.add}
        </Button>
      )}
    </div>
  );
}
