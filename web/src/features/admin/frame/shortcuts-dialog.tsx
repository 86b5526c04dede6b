import { Switch } from '../../../components/ui/choices.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { shortcutTexts as t } from '../../../i18n/admin/shortcuts.js';
import { SHORTCUTS } from './shortcut-keys.js';
import * as css from '../admin.module.css';

const GROUPS = ['everywhere', 'list', 'order'] as const;

export function ShortcutsDialog({
  open,
  onClose,
  on,
  onTurn,
}: {
  open: boolean;
  onClose: () => void;
  on: boolean;
  onTurn: (on: boolean) => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeButton>
      <p className="sm soft">{t.text}</p>
      {GROUPS.map((group) => (
        <section key={group} className={css.keys}>
          <h3 className="h-label">{t.groups[group]}</h3>
          <dl>
            {Object.values(SHORTCUTS)
              .filter((shortcut) => shortcut.group === group)
              .map(({ key, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <kbd>{key}</kbd>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <Switch label={t.on} hint={t.onHint} checked={on} onChange={onTurn} />
    </Dialog>
  );
}
