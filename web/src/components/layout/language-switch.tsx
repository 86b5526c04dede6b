import { searchIn } from '@serikad/shared/api/shop-pages';
import { PAGE_LANGUAGES } from '@serikad/shared/i18n/page-language';
import { useLocation } from 'react-router-dom';
import { shellTexts } from '../../i18n/shell.js';
import { pageLanguage } from '../../i18n/texts-of.js';
import { errorMessage } from '../../lib/api-error.js';
import { switchLanguage } from '../../lib/language.js';
import { useToast } from '../ui/toast.js';
import * as css from './language-switch.module.css';

const LABELS = { ms: ['BM', 'Bahasa Melayu'], en: ['EN', 'English'] } as const;

/**
 * The two languages of the shop; the page's own is pressed.
 * @param onReload called right before the page is loaded again
 */
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

/** The same as links, for a page without scripts. They keep the path: an unknown address is rendered as another one. */
export function LanguageLinks() {
  const { search } = useLocation();
  return (
    <span className={css.languages} role="group" aria-label={shellTexts.language}>
      {PAGE_LANGUAGES.map((language) => (
        <a
          key={language}
          lang={language}
          hrefLang={language}
          aria-label={LABELS[language].join(', ')}
          aria-current={language === pageLanguage() ? 'true' : undefined}
          href={searchIn(language, search) || '?'}
        >
          {LABELS[language][0]}
        </a>
      ))}
    </span>
  );
}
