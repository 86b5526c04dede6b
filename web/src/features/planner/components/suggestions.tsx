import type { ListItem } from '@serikad/shared/lists/list.types';
import { useRef, useState } from 'react';
import { Icon } from '../../../components/ui/icon.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { errorMessage, isApiError } from '../../../lib/api-error.js';
import { SUGGESTIONS, type Suggestion } from '../model/shop-categories.js';
import type { Actions } from '../mutations/use-actions.js';
import * as css from '../planner.module.css';

const OFFERED_UNTIL = 8;

/** What most couples need, each added by one tap; those that are on the list are not offered again. */
export function Suggestions({
  items,
  add,
  say,
}: {
  items: readonly ListItem[];
  add: Actions['add'];
  say: Actions['say'];
}) {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  // By its first word: who has written `Dewan Seri Melati` needs no `Dewan atau khemah`.
  const there = new Set(items.map(({ title }) => firstWord(title)));
  const offered = SUGGESTIONS.filter(({ title }) => busy.includes(title) || !there.has(firstWord(title)));
  if (offered.length === 0 || items.length >= OFFERED_UNTIL) return null;

  const take = async ({ title, category }: Suggestion): Promise<void> => {
    if (busy.includes(title)) return;
    setBusy((before) => [...before, title]);
    try {
      await add({ title, category, price: 0, description: '' }, true);
      // The tapped suggestion is gone: the keyboard's focus goes to the heading.
      heading.current?.focus({ preventScroll: true });
    } catch (error) {
      if (isApiError(error, 'invalid-token')) return;
      const action = { label: t.retry, icon: 'retry', run: () => void take({ title, category }) } as const;
      say({ tone: 'bad', text: `${t.addFailed}: ${title}. ${errorMessage(error)}`, action });
    } finally {
      setBusy((before) => before.filter((name) => name !== title));
    }
  };

  return (
    <section className={css.plannerSuggest}>
      <h2 className="h-card" tabIndex={-1} ref={heading}>
        {t.suggestions}
      </h2>
      <p className="xs soft">{t.suggestionsText}</p>
      <div className="chips">
        {offered.map((suggestion) => {
          const adding = busy.includes(suggestion.title);
          return (
            <button
              key={suggestion.title}
              type="button"
              className="chip"
              aria-disabled={adding || undefined}
              aria-busy={adding || undefined}
              onClick={() => void take(suggestion)}
            >
              {adding ? <Spinner /> : <Icon name="plus" />}
              {suggestion.title}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function firstWord(title: string): string {
  return (title.trim().split(/\s+/)[0] ?? '').toLocaleLowerCase('ms');
}
