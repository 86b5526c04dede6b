import { blankCover, type CoverSetting } from '@serikad/shared/designs/cover-setting';
import { longDate } from '@serikad/shared/invitations/event-dates';
import { inOrder } from '@serikad/shared/invitations/couple-names';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { wishBookTexts as t } from '../../../i18n/answers.js';
import { pageLanguage } from '../../../i18n/texts-of.js';
import { useFaces, useScale } from '../../../lib/use-cover.js';
import { BookTexts } from './book-texts.js';
import { drawnCoverQuery } from '../queries/drawn-cover.js';
import { JawiParts } from './jawi-parts.js';
import * as css from './wish-book.module.css';

/** As wide as a printed page needs it, in CSS px. */
const PRINTED_WIDTH = 1440;

/** The title page: the design's cover with the couple's names; for a design that cannot be written on, its colours. */
export function BookCover({ invitation }: { invitation: InvitationView }) {
  const { data: cover, isPending } = useQuery(drawnCoverQuery(invitation.design));
  const names = namesOf(invitation).map((pair) => pair.filter((name) => name !== '').join(' & '));
  const jawi = invitation.jawiText?.split('\n') ?? [];
  const day = invitation.date === null ? '' : longDate(invitation.date, pageLanguage());
  return (
    <header className={css.titlePage} data-part="book-cover">
      <h2 className="sr">{[t.title, ...names, day].filter((text) => text !== '').join(', ')}</h2>
      {cover?.setting ? (
        <Drawn invitation={invitation} setting={cover.setting} and={cover.sample.and} jawi={jawi} day={day} />
      ) : (
        !isPending && (
          <div className={css.plainCover} aria-hidden="true">
            <p>{t.title}</p>
            {names.map((pair) => (
              <p key={pair} className={css.plainNames}>
                {pair}
              </p>
            ))}
            {jawi.map((line) => (
              <p key={line} className={css.plainJawi} lang="ms-Arab" dir="rtl">
                <JawiParts line={line} />
              </p>
            ))}
            <p>{day}</p>
          </div>
        )
      )}
    </header>
  );
}

function Drawn({
  invitation,
  setting,
  and,
  jawi,
  day,
}: {
  invitation: InvitationView;
  setting: CoverSetting;
  and: string;
  jawi: readonly string[];
  day: string;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  useScale(sheet);
  const ready = useFaces(setting, jawi.join(' '));
  return (
    <div className={css.sheet} ref={sheet} data-ready={ready} aria-hidden="true">
      <img src={blankCover(invitation.design, setting.version, PRINTED_WIDTH)} alt="" />
      <BookTexts
        id={invitation.design}
        setting={setting}
        couples={namesOf(invitation)}
        jawi={jawi}
        texts={{ title: t.title, and, date: day, place: invitation.venue.venue }}
      />
    </div>
  );
}

/** Short names in the couple's own order. */
function namesOf({ couple, couple2, coupleNo }: InvitationView): [string, string][] {
  const couples = couple2 !== null && coupleNo === 2 ? [couple, couple2] : [couple];
  return couples.map((each) => {
    const [first, second] = inOrder(each);
    return [first?.shortName ?? '', second?.shortName ?? ''];
  });
}
