import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DoorSearch, headsOf, linkCodes, scannedToken } from '@serikad/shared/guest-list/check-in';
import type { DoorEvent, DoorFamily, DoorList } from '@serikad/shared/guest-list/check-in.types';
import { DoorTop } from './components/door-top.js';
import { FamilyCard } from './components/family-card.js';
import { HomeView } from './components/home-view.js';
import { MessageView } from './components/message-view.js';
import { StartView } from './components/start-view.js';
import { WalkInCard } from './components/walk-in-card.js';
import { Welcome } from './components/welcome.js';
import { sha256 } from '../platform/sha256.js';
import type { Arriving, DoorPhone } from './model/door-phone.js';
import type { DoorState } from './model/door-state.js';
import { useView, type View } from './model/use-view.js';
import { type DoorLanguage, saveLanguage, startLanguage, TEXTS, TextsContext } from './texts/texts.js';

interface Props {
  phone: DoorPhone;
  /** Whether the page opens without a network from now on; `null`: not known yet. */
  worksOffline: boolean | null;
}

export function DoorApp({ phone, worksOffline }: Props) {
  const state = useSyncExternalStore(phone.subscribe, phone.read);
  const [language, setLanguage] = useState<DoorLanguage>(startLanguage);
  const texts = TEXTS[language];
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = texts.title;
  }, [language, texts]);
  const switchLanguage = (): void => {
    const next = language === 'ms' ? 'en' : 'ms';
    saveLanguage(next);
    setLanguage(next);
  };
  const { phase, list, settings } = state;
  const isStarted = phase === 'ready' && settings.started;
  return (
    <TextsContext.Provider value={texts}>
      <div className="door">
        {!isStarted && (
          <button type="button" className="language" lang={language === 'ms' ? 'en' : 'ms'} onClick={switchLanguage}>
            {texts.language}
          </button>
        )}
        {phase !== 'ready' || !list ? (
          <MessageView
            phase={phase === 'ready' ? 'opening' : phase}
            unsent={[...state.unsent, ...state.refused]}
            onRetry={() => void phone.sync()}
          />
        ) : isStarted ? (
          <CheckIn phone={phone} state={state} list={list} />
        ) : (
          <StartView
            state={state}
            list={list}
            language={language}
            worksOffline={worksOffline}
            onStart={(helper) => void phone.saveSettings({ ...settings, helper, started: true })}
          />
        )}
      </div>
    </TextsContext.Provider>
  );
}

/** Checking in. */
function CheckIn({ phone, state, list }: { phone: DoorPhone; state: DoorState; list: DoorList }) {
  const [view, show] = useView();
  const [text, setText] = useState('');
  const [isOtherCode, setOtherCode] = useState(false);
  const families = useMemo(() => new Map(list.families.map((family) => [family.id, family])), [list]);
  const search = useMemo(() => new DoorSearch(list.families), [list]);
  const home = useCallback(() => show({ of: 'home' }), [show]);

  const onCode = useCallback(
    (code: string): void => {
      const token = scannedToken(code);
      void linkHashOf(token).then((hash) => {
        const family = list.families.find(({ linkHash }) => linkHash === hash);
        setOtherCode(!family);
        if (family) show({ of: 'family', id: family.id });
      });
    },
    [list, show],
  );
  const checkIn = async (arriving: Arriving, table: string): Promise<void> => {
    const event = await phone.checkIn(arriving);
    setText('');
    setOtherCode(false);
    show({ of: 'welcome', event, label: arriving.label, table });
  };
  const again = ({ family, name, adults, children }: DoorEvent, label: string): void =>
    void phone.checkIn({ family, name, adults, children, label });
  const family = view.of === 'family' ? families.get(view.id) : undefined;
  return (
    <>
      <DoorTop
        state={state}
        list={list}
        onSession={(session) => void phone.saveSettings({ ...state.settings, session })}
      />
      <main className="view">
        {family ? (
          <FamilyCard
            key={family.id}
            family={family}
            state={state}
            onCancel={home}
            onCheckIn={(heads) =>
              void checkIn({ ...heads, family: family.id, name: '', label: labelOf(family) }, family.table)
            }
          />
        ) : view.of === 'walk-in' ? (
          <WalkInCard
            name={view.name}
            onCancel={home}
            onCheckIn={(name, heads) => void checkIn({ ...heads, family: null, name, label: name }, '')}
          />
        ) : view.of === 'welcome' ? (
          <Welcome
            {...shown(view)}
            onNext={home}
            onUndo={() => {
              void phone.undo(view.event, view.label);
              home();
            }}
          />
        ) : (
          <HomeView
            state={state}
            families={families}
            search={search}
            text={text}
            isOtherCode={isOtherCode}
            onText={setText}
            onCode={onCode}
            onPick={({ id }) => show({ of: 'family', id })}
            onWalkIn={() => show({ of: 'walk-in', name: text.trim() })}
            onUndo={(event, label) => void phone.undo(event, label)}
            onAgain={again}
          />
        )}
      </main>
    </>
  );
}

async function linkHashOf(token: string | undefined): Promise<string | undefined> {
  return token === undefined ? undefined : linkCodes(await sha256(token)).linkHash;
}

function labelOf({ title, name }: DoorFamily): string {
  return title || name;
}

function shown({ event, label, table }: Extract<View, { of: 'welcome' }>) {
  return { label, table, heads: headsOf(event) };
}
