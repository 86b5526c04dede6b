import { Fragment, useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import type { GuestPageBundle, GuestPageShop, GuestPageWishes } from '@serikad/shared/api/guest-page.types';
import { useRsvp } from './rsvp/use-rsvp.js';
import { BehindCover } from './behind-cover.js';
import { Cover } from './cover/cover.js';
import { useOpening } from './cover/use-opening.js';
import { onFirstInteraction } from './cover/deferred-loading.js';
import { Dock } from './dock/dock.js';
import { Falling } from './effects/falling.js';
import { useAutoScroll } from './effects/use-auto-scroll.js';
import { useReveal } from './effects/use-reveal.js';
import { useTouched } from './effects/use-touched.js';
import { GuestContext, type GuestContextValue, type GuestMode } from './guest-context.js';
import { useGifts } from './gifts/use-gifts.js';
import { useMusic } from './music/use-music.js';
import { RenderAlways, type SectionWrapper } from './section-wrapper.js';
import { Pages } from './pages/pages.js';
import type { PersonalPage } from './personal/personal-page.types.js';
import type { SheetRequest } from './sheets/sheet-request.js';
import { SectionBoundary } from './ui/section-boundary.js';
import type { GuestTexts } from './texts/ms.js';
import { openingOf } from './view/opening.js';
import { guestView } from './view/guest-view.js';

const TOAST_MS = 3200;

const loadOpenSheets = () => import('./sheets/sheets.js');
type SheetsModule = Awaited<ReturnType<PersonalPage['loadSheets']>>;

/** The sheet that is open: which, and how many were opened before it. */
interface OpenSheet {
  request: SheetRequest;
  nth: number;
}

export interface GuestInvitationProps extends GuestPageWishes {
  bundle: GuestPageBundle;
  shop: GuestPageShop;
  /** In the invitation's language. */
  texts: GuestTexts;
  mode: GuestMode;
  /** On the page of a family's link. */
  personal?: PersonalPage | undefined;
  /** In the preview: the editor's field that a tapped text comes from. */
  onField?: (field: string) => void;
  /** Decides when each section is rendered again; absent: with every render of the page. */
  Wrapper?: SectionWrapper;
}

/** The guest's page of an invitation: the same component on the server, on the guest's phone and in the editor. */
export function GuestInvitation({
  bundle,
  wishes,
  hasMoreWishes,
  shop,
  texts,
  mode,
  personal,
  onField,
  Wrapper = RenderAlways,
}: GuestInvitationProps) {
  const live = mode === 'live';
  const view = useMemo(() => guestView(bundle), [bundle]);
  const sends = live && !bundle.invitation.isSample;
  const rsvp = useRsvp({ bundle, locale: view.locale, sends });
  const gifts = useGifts({ bundle, locale: view.locale, sends });
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const sheetsOpened = useRef(0);
  const [notice, setNotice] = useState<string | null>(null);
  const noticeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const music = useMusic(live && view.shows.music);
  const { play } = music;
  const begin = useCallback(() => {
    play();
    personal?.noteOpened();
  }, [personal, play]);
  const [opening, open] = useOpening(live ? openingOf(bundle) : 'none', begin);
  const touched = useTouched(opening === 'open');
  const moving = live && opening !== 'closed';
  useAutoScroll(moving && !touched);
  useReveal(live);

  const toast = useCallback((message: string) => {
    setNotice(message);
    clearTimeout(noticeTimer.current);
    noticeTimer.current = setTimeout(() => setNotice(null), TOAST_MS);
  }, []);
  const [sheets, setSheets] = useState<SheetsModule | null>(null);
  const loadSheets = personal?.loadSheets ?? loadOpenSheets;
  // They come with the inner pages: after the cover, and long before one is opened.
  useEffect(() => onFirstInteraction(() => void loadSheets().then(setSheets, () => undefined)), [loadSheets]);
  const openSheet = useCallback(
    (request: SheetRequest) => {
      // Loaded long ago as a rule; after a break of the line this fetches them again.
      loadSheets().then(
        (module) => {
          setSheets(module);
          sheetsOpened.current += 1;
          setSheet({ request, nth: sheetsOpened.current });
        },
        () => toast(texts.sheetFailed),
      );
    },
    [loadSheets, texts, toast],
  );
  const context = useMemo<GuestContextValue>(
    () => ({ bundle, view, texts, mode, shop, rsvp, gifts, personal, openSheet, toast }),
    [rsvp, bundle, gifts, mode, openSheet, personal, shop, texts, toast, view],
  );
  const tapField = (event: MouseEvent): void => {
    const field = event.target instanceof Element && event.target.closest<HTMLElement>('[data-field]');
    if (field && field.dataset['field']) onField?.(field.dataset['field']);
  };
  const Around = personal?.Provider ?? Fragment;
  const pictures = bundle.design.assets.filter(({ page }) => page === 'fall').length;

  return (
    <GuestContext value={context}>
      <Around>
        {/* In the editor it is the second main part of the screen, so it has a name. */}
        {/* The click is a shortcut of the editor, whose list of sections has keys. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <main
          className="stage"
          aria-label={live ? undefined : view.namesLine || view.title}
          onClick={onField && tapField}
        >
          <Wrapper>
            <Cover state={opening} onOpen={open} />
          </Wrapper>
          <BehindCover>
            <Pages wishes={wishes} hasMoreWishes={hasMoreWishes} music={music} Wrapper={Wrapper} />
          </BehindCover>
        </main>
        <Falling on={moving && view.shows.snow} stopped={touched} pictures={pictures} />
        <Wrapper>
          <Dock music={music} />
        </Wrapper>
        {sheet && sheets && (
          <SectionBoundary key={sheet.nth} message={texts.sectionFailed}>
            {/* The next may be open before the last one's `close` event: each of them closes itself alone. */}
            <sheets.Sheets request={sheet.request} onClosed={() => setSheet((now) => (now === sheet ? null : now))} />
          </SectionBoundary>
        )}
        <div className={`toast${notice === null ? '' : ' on'}`} role="status">
          {notice}
        </div>
      </Around>
    </GuestContext>
  );
}
