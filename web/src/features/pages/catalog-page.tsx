import { useState } from 'react';
import { Button, ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Field } from '../../components/ui/field.js';
import { Select } from '../../components/ui/inputs.js';
import { Notice } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { catalogTexts as t } from '../../i18n/pages.js';
import * as css from './pages.module.css';

const CATEGORIES = t.categories.map((name) => ({ value: name, label: name }));
const STATES = t.states.map((name) => ({ value: name, label: name }));

/** /catalog: services by category and state; there are none listed yet, and it says so. */
export function Component() {
  const [category, setCategory] = useState<(typeof t.categories)[number]>(t.categories[0]);
  const [state, setState] = useState<(typeof t.states)[number]>(t.states[0]);
  const [asked, setAsked] = useState<string>();
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="h-lg">{t.title}</h1>
        <p className="lead">{t.text}</p>
      </div>
      <form
        className={classNames(css.searchForm, 'script-only')}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(t.notYet(category, state));
        }}
      >
        <Field label={t.category}>
          <Select value={category} options={CATEGORIES} onChange={setCategory} />
        </Field>
        <Field label={t.state}>
          <Select value={state} options={STATES} onChange={setState} />
        </Field>
        <Button type="submit" size="lg" icon="search">
          {t.search}
        </Button>
        {asked !== undefined && (
          <Notice
            tone="plain"
            role="status"
            actions={
              <ButtonLink variant="second" to={paths.catalogue()}>
                {t.browse}
              </ButtonLink>
            }
          >
            {asked}
          </Notice>
        )}
      </form>
      <noscript>
        <div className="main">
          <ButtonLink to={paths.catalogue()}>{t.browse}</ButtonLink>
        </div>
      </noscript>
    </div>
  );
}
