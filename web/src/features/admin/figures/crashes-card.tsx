import type { CrashGroup } from '@serikad/shared/crashes/crash.types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Skeleton } from '../../../components/ui/states.js';
import { CRASH_PART_NAMES, crashTexts as t } from '../../../i18n/admin/crashes.js';
import { dateTime } from '../../../lib/format.js';
import { adminCrashesQuery } from '../queries/admin.js';
import { Loaded } from '../components/loaded.js';
import * as adminCss from '../admin.module.css';
import * as figuresCss from './figures.module.css';

const FIRST = 5;

export function CrashesCard() {
  const crashes = useQuery(adminCrashesQuery());
  return (
    <section className={classNames('card card__pad', figuresCss.best)}>
      <h2 className="h-card">{t.title}</h2>
      <Loaded query={crashes} skeleton={<Skeleton className={adminCss.skeleton} height="8rem" />}>
        {({ groups, days }) =>
          groups.length === 0 ? (
            <p className="sm soft">{t.none(days)}</p>
          ) : (
            <>
              <p className="xs soft">{t.hint(days)}</p>
              <Groups all={groups} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function Groups({ all }: { all: readonly CrashGroup[] }) {
  const [whole, setWhole] = useState(false);
  return (
    <>
      <ol className="divide">
        {all.slice(0, whole ? all.length : FIRST).map((group) => (
          <li key={group._id}>
            <Group group={group} />
          </li>
        ))}
      </ol>
      {!whole && all.length > FIRST && (
        <div className={figuresCss.bestMore}>
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {t.all(all.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function Group({ group }: { group: CrashGroup }) {
  const { part, kind, name, message, frames, page, browsers, build, count, firstSeen, lastSeen } = group;
  const facts: [label: string, text: string][] = [
    [t.message, message],
    [t.frames, frames.join(' · ')],
    [t.page, page],
    [t.browsers, browsers.join(', ')],
    [t.build, build === 'older' ? t.older : build],
    [t.firstSeen, dateTime(firstSeen)],
    [t.lastSeen, dateTime(lastSeen)],
  ];
  return (
    <details className={figuresCss.crash}>
      <summary>
        <b>{CRASH_PART_NAMES[part]}</b>
        <span className="grow">{kind === 'chunk' ? t.chunk : name}</span>
        <span className="num">{t.times(count.toLocaleString('en-MY'))}</span>
        <span className="xs soft num">{dateTime(lastSeen, false)}</span>
      </summary>
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt className="xs soft">{label}</dt>
              <dd className="sm">{text}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
