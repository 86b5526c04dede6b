import { useToast } from '../../../components/ui/toast.js';
import { adminTexts as t } from '../../../i18n/admin/common.js';
import { useCopy } from '../../../lib/use-copy.js';

export function useAdminCopy(): { copied: string | null; copy: (key: string, text: string) => void } {
  const { copied, copy } = useCopy();
  const toast = useToast();
  return {
    copied,
    copy: (key, text) => void copy(key, text).then((done) => (done ? toast(t.copied) : toast(t.copyFailed, 'bad'))),
  };
}
