import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { useCopy } from '../../../lib/use-copy.js';

/** Copies a message for another app. @param onCopied it can be pasted now */
export function useCopyMessage(text: string, onCopied: () => void): () => Promise<void> {
  const toast = useToast();
  const { copy } = useCopy();
  return async () => {
    if (!(await copy('text', text))) return toast(t.copyFailed, 'bad');
    toast(t.textCopied);
    onCopied();
  };
}
