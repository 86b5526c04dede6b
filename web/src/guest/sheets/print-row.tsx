import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';

/** The line of a sheet that leads to the page to print. */
export function PrintRow({ onOpen }: { onOpen: () => void }) {
  const { texts } = useGuest();
  return (
    <button type="button" className="row" onClick={onOpen}>
      <span className="tile">
        <Icon name="print" />
      </span>
      <span className="row-t">
        <b>{texts.printRow}</b>
        <small>{texts.printRowHint}</small>
      </span>
      <Icon name="next" />
    </button>
  );
}
