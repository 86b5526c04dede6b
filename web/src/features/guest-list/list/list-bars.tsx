import type { GuestListPage } from '../model/use-guest-list-page.js';
import { BulkBar } from './bulk-bar.js';
import { SentQuestion } from '../sending/sent-question.js';
import { UndoBar } from './undo-bar.js';
import * as css from '../guest-list.module.css';

/**
 * The bars at the foot of the window: undoing, what is done with the selected families, and whether a message was sent.
 */
export function ListBars({ page }: { page: GuestListPage }) {
  const { removal, selection, sending, data } = page;
  return (
    <div className={css.bars}>
      {removal.removed && (
        <UndoBar
          key={removal.removed.ids.join()}
          text={removal.removed.text}
          onUndo={() => void removal.undo()}
          onGone={removal.forget}
        />
      )}
      {selection.isOpen && (
        <BulkBar
          count={selection.selected.length}
          branches={data.options}
          canSend={data.canSend}
          move={page.moveSelected}
          sessions={data.sessionOptions}
          invite={page.inviteSelected}
          onRemove={() => {
            void removal.remove(selection.selected);
            selection.end();
          }}
          onSend={() => page.startSending(selection.selected, 'invitation')}
          onClose={selection.end}
        />
      )}
      {sending.question && (
        <SentQuestion
          key={sending.question.family.id}
          {...sending.question}
          occasion={data.occasion}
          onYes={() => sending.answer(true)}
          onNo={() => sending.answer(false)}
        />
      )}
    </div>
  );
}
