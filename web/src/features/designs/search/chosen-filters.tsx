import type { DesignFilters, DesignSearchPage } from '@serikad/shared/designs/search/search.types';
import { Link } from 'react-router-dom';
import { classNames } from '../../../components/ui/class-names.js';
import { EmptyState } from '../../../components/ui/states.js';
import { ButtonLink } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { searchTexts as t } from '../../../i18n/design-search.js';
import { catalogueTexts } from '../../../i18n/designs.js';
import { EnvelopePicture } from '../components/envelope-picture.js';
import { type ChosenFilter, chosenFilters } from './filter-names.js';
import { useCatalogueLink } from './use-catalogue-link.js';
import * as css from './search.module.css';

/** What is chosen beside the category, whose chip shows it: each a link that takes it away. */
export function ChosenFilters({ filters }: { filters: DesignFilters }) {
  const link = useCatalogueLink();
  const chosen = chosenFilters(filters).filter(({ part }) => part !== 'category');
  if (chosen.length === 0) return null;
  return (
    <nav className={classNames('chips', css.chosen)} aria-label={t.chosen}>
      {chosen.map(({ part, name, without }) => (
        <Link
          key={part}
          className="chip"
          to={link(without)}
          aria-label={t.remove(name)}
          preventScrollReset
          state={{ keepFocus: true }}
        >
          <span className={css.chosenName}>{name}</span>
          <Icon name="close" />
        </Link>
      ))}
      {chosen.length > 1 && (
        <Link className="link link--row" to={link({ category: filters.category })} preventScrollReset>
          {t.removeAll}
        </Link>
      )}
    </nav>
  );
}

/** A search without a result: which choice to leave out, and how many designs there are without it. */
export function NothingFound({ filters, found }: { filters: DesignFilters; found: DesignSearchPage }) {
  const link = useCatalogueLink();
  const chosen = chosenFilters(filters);
  const countWithout = ({ part }: ChosenFilter) => (part === 'text' ? found.withoutText : found.filters[part].all);
  const helpful = chosen.length > 1 ? chosen.filter((choice) => countWithout(choice) > 0) : [];
  return (
    <EmptyState
      picture={<EnvelopePicture />}
      title={catalogueTexts.noMatches}
      actions={
        <>
          {helpful.map((choice) => (
            <ButtonLink key={choice.part} variant="second" to={link(choice.without)}>
              {t.without(choice.name, countWithout(choice))}
            </ButtonLink>
          ))}
          <ButtonLink variant={helpful.length > 0 ? 'ghost' : 'second'} to={link()}>
            {catalogueTexts.showAll}
          </ButtonLink>
        </>
      }
    >
      {helpful.length > 0 ? t.nothing : t.nothingAlone}
    </EmptyState>
  );
}
