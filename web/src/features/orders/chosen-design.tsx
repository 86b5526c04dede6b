import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DesignCover } from '../../components/design-cover.js';
import { paths } from '../../config/paths.js';
import { CATEGORY_NAMES } from '../../i18n/designs.js';
import { orderFormTexts as t } from '../../i18n/orders.js';
import { designQuery } from '../../lib/queries/designs.js';
import * as css from './orders.module.css';

/** The design that the invitation will begin with; choosing another one keeps the package. */
export function ChosenDesign({ design, option }: { design: string; option: string }) {
  const { data } = useQuery(designQuery(design));
  return (
    <div className={css.chosenDesign}>
      <DesignCover design={design} sizes="4rem" eager />
      <div className="grow">
        <p className="xs soft">{t.chosenDesign}</p>
        <p className={css.chosenDesignName}>{data?.name ?? design}</p>
        <p className="xs soft">
          {design}
          {data && ` · ${CATEGORY_NAMES[data.category]}`}
        </p>
      </div>
      <Link className="link link--row" to={paths.catalogue('all', 1, option)}>
        {t.change}
      </Link>
    </div>
  );
}
