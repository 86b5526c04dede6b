import type { AnswerTotals, CatererSummary } from '@serikad/shared/guest-list/family.types';
import { catererTexts as t } from '../../../i18n/link-pages.js';
import * as css from '../links/links.module.css';

/** The persons of one session: sure, possible, not known, and between which numbers they will be. */
export function SessionTable({
  name,
  details,
  totals: { adults, children, maybeAdults, maybeChildren, unheard },
  explained,
  byOpenLink,
  cookFor,
}: {
  name: string;
  /** Such as its time; may be empty. */
  details: string;
  totals: AnswerTotals;
  /** Whether each row says what it counts. */
  explained: boolean;
  /** Persons among those who are sure that answered without a personal link. */
  byOpenLink: number;
  /** What is suggested between the least and the most; `null`: nothing. */
  cookFor: CatererSummary['cookFor'];
}) {
  const sure = adults + children;
  const maybe = maybeAdults + maybeChildren;
  return (
    <table className={css.figures}>
      <caption>
        <b>{name}</b>
        {details !== '' && <span className="sm soft">{details}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{name}</span>
          </th>
          <th scope="col">{t.adults}</th>
          <th scope="col">{t.children}</th>
          <th scope="col">{t.total}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <i className={css.mark} data-kind="sure" aria-hidden="true" />
            {t.sure}
            {explained && <small>{byOpenLink > 0 ? t.sureHintOpen(byOpenLink) : t.sureHint}</small>}
          </th>
          <td>{adults}</td>
          <td>{children}</td>
          <td>{sure}</td>
        </tr>
        <tr>
          <th scope="row">
            <i className={css.mark} data-kind="maybe" aria-hidden="true" />
            {t.maybe}
            {explained && <small>{t.maybeHint}</small>}
          </th>
          <td>{maybeAdults}</td>
          <td>{maybeChildren}</td>
          <td>{maybe}</td>
        </tr>
        <tr>
          <th scope="row">
            <i className={css.mark} aria-hidden="true" />
            {t.unheard}
            {explained && <small>{t.unheardHint}</small>}
          </th>
          <td>–</td>
          <td>–</td>
          <td>{unheard}</td>
        </tr>
        <tr className={css.range}>
          <th scope="row" colSpan={2}>
            {t.range}
            {explained && <small>{t.rangeHint}</small>}
          </th>
          <td className="nowrap" colSpan={2}>
            {sure}–{sure + maybe + unheard}
          </td>
        </tr>
        {cookFor && (
          <tr className={css.range}>
            <th scope="row" colSpan={2}>
              {t.cookFor}
              <small>{t.cookForHint}</small>
            </th>
            <td className="nowrap" colSpan={2}>
              {cookFor.low}–{cookFor.high}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The same by branch, where the couple show it. */
export function BranchTable({
  name,
  branches,
}: {
  name: string;
  branches: readonly { name: string; totals: AnswerTotals }[];
}) {
  return (
    <table className={css.figures}>
      <caption>
        <b>{name}</b>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.branch}</th>
          <th scope="col">{t.sure}</th>
          <th scope="col">{t.maybe}</th>
          <th scope="col">{t.unheard}</th>
        </tr>
      </thead>
      <tbody>
        {branches.map((branch) => (
          <tr key={branch.name}>
            <th scope="row">{branch.name || t.ownBranch}</th>
            <td>{branch.totals.adults + branch.totals.children}</td>
            <td>{branch.totals.maybeAdults + branch.totals.maybeChildren}</td>
            <td>{branch.totals.unheard}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
