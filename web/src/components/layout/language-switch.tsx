import { PAGE_LANGUAGES } from '@serikad/shared/i18n/page-language';
import { shellTexts } from '../../i18n/shell.js';
import { pageLanguage } from '../../i18n/texts-of.js';
import { errorMessage } from '../../lib/api-error.js';
import { switchLanguage } from '../../lib/language.js';
import { useToast } from '../ui/toast.js';
import * as css from './language-switch.module.css';

const LABELS = { ms: ['BM', 'Bahasa Melayu'], en: ['EN', 'English'] } as const;

/** The two languages of the shop; the page's own is pressed. @param onReload called right before the page is loaded again */
export function LanguageSwitch({ onReload }: { onReload?: (() => void) | undefined }) {
  const toast = useToast();
  const change = (language: (typeof PAGE_LANGUAGES)[number]) => {
    switchLanguage(language, onReload).catch((error: unknown) => toast(errorMessage(error), 'bad'));
  };
  return (
    <div className={css.languages} role="group" aria-label={shellTexts.language}>
      {PAGE_LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={LABELS[language].join(', ')}
          aria-pressed={language === pageLanguage()}
          onClick={() => change(language)}
        >
          {LABELS[language][0]}
        </button>
      ))}
    </div>
  );
}
