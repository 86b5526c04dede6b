import { daysBetween } from '@serikad/shared/calendar/days';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../../components/ui/class-names.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { dayAndMonth } from '../../../lib/format.js';
import { ordersQuery } from '../../../lib/queries/orders.js';
import * as css from '../planner.module.css';

/** The page's heading with the person's next wedding above it, when one of their invitations says when it is. */
export function PlannerHead({ userId, children }: { userId: string; children?: ReactNode }) {
  const { data: orders = [] } = useQuery(ordersQuery(userId));
  const [today] = useState(() => malaysiaDay(Date.now()));
  const next = orders
    .flatMap(({ invitation }) => invitation.map(({ date }) => date?.slice(0, 10)))
    .filter((date) => typeof date === 'string')
    .filter((date) => date >= today)
    .sort()[0];
  return (
    <div className={classNames('row row--between row--wrap', css.plannerHead)}>
      <div>
        {next !== undefined && <p className="sm soft num">{t.daysLeft(dayAndMonth(next), daysBetween(today, next))}</p>}
        <h1 className="h-page">{t.title}</h1>
      </div>
      {children}
    </div>
  );
}
