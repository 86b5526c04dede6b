import { privacyTexts as t } from '../../i18n/pages.js';
import * as css from './pages.module.css';

/** /privacy-policy */
export function Component() {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="h-lg">{t.title}</h1>
        <p className="lead">{t.updated}</p>
      </div>
      <div className={css.prose}>
        <p>{t.intro}</p>
        {t.sections.map(({ title, text }) => (
          <section key={title}>
            <h2 className="h-sm">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
