import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DesignCover } from '../../../components/design-cover.js';
import { FieldProblem } from '../../../components/ui/field.js';
import { Icon } from '../../../components/ui/icon.js';
import { paths } from '../../../config/paths.js';
import { CATEGORY_NAMES } from '../../../i18n/designs.js';
import { orderFormTexts as t } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { designQuery } from '../../../lib/queries/designs.js';
import * as css from '../orders.module.css';
import type { OrderForm } from './use-order-form.js';

/**
 * The design that the invitation will begin with; choosing another one keeps the package. An error of the form's
 * `design` is shown here, and focuses the link to the catalogue.
 */
export function ChosenDesign({ form, option }: { form: OrderForm; option: string }) {
  const { design } = form.values;
  const { data, error } = useQuery(designQuery(design));
  const isGone = isApiError(error, 'not-found');
  const problem = form.error('design');
  const id = form.fieldId('design');
  return (
    <div className={css.chosenDesign}>
      {!isGone && <DesignCover design={design} sizes="4rem" eager />}
      <div className="grow">
        <p className="xs soft">{t.chosenDesign}</p>
        <p className={css.chosenDesignName}>{isGone ? t.designGone : (data?.name ?? design)}</p>
        {!isGone && (
          <p className="xs soft">
            {design}
            {data && ` · ${CATEGORY_NAMES[data.category]}`}
          </p>
        )}
        {problem !== undefined && (
          <p className="field__err" id={`${id}-error`}>
            <Icon name="alert" />
            <FieldProblem text={problem} />
          </p>
        )}
      </div>
      <Link
        className="link link--row"
        id={id}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        to={paths.catalogue({}, option)}
      >
        {isGone ? t.chooseDesign : t.change}
      </Link>
    </div>
  );
}
