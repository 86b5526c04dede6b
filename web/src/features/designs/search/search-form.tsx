import { CATALOGUE_PARAMS } from '@serikad/shared/designs/search/catalogue-address';
import { type DesignFilters, LONGEST_SEARCH_TEXT } from '@serikad/shared/designs/search/search.types';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { searchTexts as t } from '../../../i18n/design-search.js';
import { useCatalogueLink } from './use-catalogue-link.js';
import * as css from './search.module.css';

/** The words to search designs by; a plain form, so that it works before and without scripts. */
export function SearchForm({ filters }: { filters: DesignFilters }) {
  const navigate = useNavigate();
  const link = useCatalogueLink();
  const value = filters.text ?? '';
  // Left to the browser, so that what is typed before the page is hydrated stays.
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // The address changed, as by Back.
    if (field.current && shown.current !== value) field.current.value = value;
    shown.current = value;
  }, [value]);
  // A form that is sent by the browser replaces the query of its address.
  const [path, query] = link({ ...filters, text: undefined }).split('?');
  const others = [...new URLSearchParams(query)];
  return (
    <form
      role="search"
      className={css.form}
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(link({ ...filters, text: field.current?.value.trim() }), {
          preventScrollReset: true,
          state: { keepFocus: true },
        });
      }}
    >
      <Icon name="search" />
      <TextInput
        type="search"
        ref={field}
        name={CATALOGUE_PARAMS.text}
        maxLength={LONGEST_SEARCH_TEXT}
        defaultValue={value}
        placeholder={t.placeholder}
        aria-label={t.field}
        autoComplete="off"
        enterKeyHint="search"
      />
      {others.map(([name, other]) => (
        <input key={name} type="hidden" name={name} value={other} />
      ))}
      <Button type="submit" variant="second">
        {t.search}
      </Button>
    </form>
  );
}
