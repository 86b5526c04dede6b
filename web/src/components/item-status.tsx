import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import { orderTexts, STATUS_NAMES } from '../i18n/orders.js';
import * as css from './item-status.module.css';

const RING = <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;

/** A glyph that fills as the work proceeds, and the word. */
export function ItemStatus({ status, label = STATUS_NAMES[status] }: { status: OrderItemStatus; label?: string }) {
  return (
    <span className={css.status} data-status={status}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <Glyph status={status} />
      </svg>
      {label}
    </span>
  );
}

function Glyph({ status }: { status: OrderItemStatus }) {
  switch (status) {
    case 'draft':
      return (
        <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.4 2.5" />
      );
    case 'in-progress':
      return (
        <>
          {RING}
          <path d="M8 4v8a4 4 0 0 0 0-8Z" fill="currentColor" />
        </>
      );
    case 'approval':
      return (
        <>
          {RING}
          <path d="M8 8V4a4 4 0 1 1-4 4Z" fill="currentColor" />
        </>
      );
    case 'completed':
      return (
        <>
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path
            d="m4.800 8.300 2.200 2.200 4.200-4.700"
            fill="none"
            stroke="#fffdf8"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      );
  }
}

const STEPS: readonly OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];

/** The four steps of an item, and which of them it has reached. */
export function ItemSteps({ status }: { status: OrderItemStatus }) {
  const now = STEPS.indexOf(status);
  const done = status === 'completed';
  return (
    <ol className={css.itemSteps} aria-label={orderTexts.progress}>
      {orderTexts.steps.map((step, i) => (
        <li
          key={step}
          className={i < now || done ? css.itemStepsDid : i === now ? css.itemStepsNow : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
