import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '@serikad/shared/i18n/language';
import { onFirstInteraction } from '../cover/deferred-loading.js';
import { GuestContext, useGuest } from '../guest-context.js';
import { Addressee } from './addressee.js';
import { FamilyApi } from './family-api.js';
import { FamilyAttend } from './family-attend.js';
import { FamilyStore } from './family-store.js';
import { noteOpened } from './note-opened.js';
import type { PageFamily, PersonalPage } from './personal-page.types.js';
import type { PersonalTexts } from './texts/ms.js';
import { FamilyContext, useFamily } from './use-family.js';

/** The parts of the page of a family's link. */
export function personalPage(family: PageFamily, texts: PersonalTexts, locale: Locale): PersonalPage {
  const api = new FamilyApi(family.token, locale);
  const store = new FamilyStore(family.id);
  return {
    title: family.title,
    Addressee: () => <Addressee familyId={family.id} title={family.title} label={texts.for} />,
    Provider: ({ children }) => (
      <FamilyProvider family={family} texts={texts} api={api} store={store}>
        {children}
      </FamilyProvider>
    ),
    Attend: FamilyAttend,
    loadSheets: () => import('./personal-sheets.js'),
    noteOpened: () => void noteOpened(api, store),
  };
}

interface ProviderProps {
  family: PageFamily;
  texts: PersonalTexts;
  api: FamilyApi;
  store: FamilyStore;
  children?: ReactNode;
}

function FamilyProvider({ family, texts, api, store, children }: ProviderProps) {
  const guest = useGuest();
  const [ready, setReady] = useState(false);
  useEffect(() => onFirstInteraction(() => setReady(true)), []);
  useEffect(() => {
    // Opened at an earlier visit, without a network.
    if (store.read('opened')) void noteOpened(api, store);
  }, [api, store]);
  const state = useFamily({ family, texts, api, store, ready });
  const { sentWish } = state;
  // The parts of the page that ask for an answer ask the family, whatever this browser has sent by the open form.
  const inside = useMemo(() => {
    const words = (message: string) => ({ from: family.title, attendanceCount: 0, message });
    const sentWords = sentWish && { now: words(sentWish.now), before: words(sentWish.before) };
    return { ...guest, rsvp: { ...guest.rsvp, stored: null, full: false, sentWords } };
  }, [family, guest, sentWish]);
  return (
    <FamilyContext value={state}>
      <GuestContext value={inside}>{children}</GuestContext>
    </FamilyContext>
  );
}
