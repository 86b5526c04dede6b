import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Notice, Price } from '../../../components/ui/states.js';
import { orderFormTexts as t } from '../../../i18n/orders.js';
import * as ordersCss from '../orders.module.css';
import * as paybarCss from '../../../components/paybar.module.css';

interface FrameProps {
  form: ComponentProps<'form'>;
  back: { to: string; label: string };
  title: string;
  text: string;
  notice?: ReactNode;
  /** Nothing can be chosen now. */
  inert?: boolean;
  children: ReactNode;
  summary: ReactNode;
  problems: readonly string[];
  /** The form's one action; at the foot of a phone's screen too. Absent while there is nothing to do. */
  action?: ReactNode;
  /** Below the action: why it is off, or what follows. */
  note: string;
  total: { label: string; amount: number };
}

/** The order form's page in both modes: what to choose, and beside it what it costs. */
export function OrderFormFrame({
  form,
  back,
  title,
  text,
  notice,
  inert = false,
  children,
  summary,
  problems,
  action,
  note,
  total,
}: FrameProps) {
  return (
    <form {...form}>
      <div className="wrap main">
        <Link className="crumb" to={back.to}>
          <Icon name="arrow-left" />
          {back.label}
        </Link>
        <h1 className={classNames('h-page', ordersCss.orderFormTitle)} lang="en">
          {title}
        </h1>
        <p className={classNames('lede', ordersCss.orderFormLede)}>{text}</p>
        {notice}
        <div className={ordersCss.orderForm} inert={inert}>
          <div className={ordersCss.orderFormMain}>
            {children}
            <section>
              <h2 className="h-card">{t.facts}</h2>
              <ul className={ordersCss.orderFormFacts}>
                {t.factList.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </section>
          </div>
          <aside className={ordersCss.orderFormSide} aria-label={t.summary}>
            <div className="card card--lift card__pad">
              {summary}
              {problems.length > 0 && (
                <Notice tone="bad" role="alert">
                  {problems.join(' ')}
                </Notice>
              )}
              {action !== undefined && (
                <div className={classNames('from-desktop', ordersCss.orderFormAct)}>{action}</div>
              )}
              <p className={classNames('xs soft', ordersCss.orderFormNote)}>{note}</p>
            </div>
          </aside>
        </div>
      </div>
      {action !== undefined && (
        <div className={paybarCss.paybar}>
          <div>
            <span className="xs soft">{total.label}</span>
            <b className="num">
              <Price amount={total.amount} />
            </b>
          </div>
          {action}
        </div>
      )}
    </form>
  );
}
