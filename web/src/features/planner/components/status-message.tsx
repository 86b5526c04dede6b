import { Button, IconButton } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import type { Message } from '../mutations/use-actions.js';
import * as css from '../planner.module.css';

/** The result of the last change, with undo or retry. It stays until it is closed or the next change. */
export function StatusMessage({ message, onClose }: { message: Message | null; onClose: () => void }) {
  return (
    <div className={css.plannerStatus} role={message?.tone === 'bad' ? 'alert' : 'status'}>
      {message && (
        <Notice tone={message.tone}>
          <div className="row">
            <p className="grow">{message.text}</p>
            {message.action && (
              <Button variant="ghost" icon={message.action.icon} onClick={message.action.run}>
                {message.action.label}
              </Button>
            )}
            <IconButton icon="close" label={t.dismiss} onClick={onClose} />
          </div>
        </Notice>
      )}
    </div>
  );
}
