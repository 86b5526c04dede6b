import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { searchTexts as t } from '../../../i18n/design-search.js';
import { CATEGORY_NAMES } from '../../../i18n/designs.js';
import { similarDesignsQuery } from '../../../lib/queries/designs.js';
import { NamedCover } from '../names/named-cover.js';
import * as css from './search.module.css';

const MOST = 6;
const SIZES = '(min-width: 60rem) 11rem, 9rem';

/** The designs that are most like one; nothing when there are none, or they can't be loaded. */
export function SimilarDesigns({ id, option }: { id: string; option: string | null }) {
  const { data, isError } = useQuery(similarDesignsQuery(id));
  if (isError && !data) return null;
  if (data?.design.length === 0) return null;
  return (
    <section className="section--tight section--ruled" data-part="similar">
      <div className="wrap">
        <div className="section__head">
          <h2 className="h-md">{t.similar}</h2>
        </div>
        <ul className={css.similar}>
          {data
            ? data.design.map(({ _id, name, category }) => (
                <li key={_id}>
                  <Link to={paths.designDetails(_id, option)}>
                    <NamedCover design={_id} sizes={SIZES} />
                    <b>{name}</b> <span>{CATEGORY_NAMES[category]}</span>
                  </Link>
                </li>
              ))
            : Array.from({ length: MOST }, (_, i) => (
                <li key={i} aria-hidden="true">
                  <Skeleton ratio="2 / 3" />
                  <Skeleton width="60%" height="2.5rem" />
                </li>
              ))}
        </ul>
      </div>
    </section>
  );
}
