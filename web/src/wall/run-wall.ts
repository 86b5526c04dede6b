import type { AlbumPhoto } from '@serikad/shared/album/album.types';
import { createPictures } from './pictures.js';
import { createSlideShow } from './slide-show.js';
import { readWall } from './wall-api.js';
import { createWallPage } from './wall-view.js';

/** How long a photo stays, in milliseconds. */
const PHOTO_MS = 8_000;
/** How often the server is asked what is approved. */
const ASK_MS = 15_000;
/** How often with a link that is unknown: it may have been a mistake of a moment. */
const ASK_UNKNOWN_MS = 60_000;
/** So many questions without an answer, and the screen says that there is no network. */
const OFFLINE_AFTER = 2;

/** Shows the approved photos of a link's album, for hours. @param token of the link */
export function runWall(root: HTMLElement, token: string): void {
  const show = createSlideShow();
  let etag = '';
  let hasView = false;
  let unanswered = 0;
  let shown: AlbumPhoto | null = null;
  let isFading = false;
  let isPaused = false;
  let slideTimer: ReturnType<typeof setTimeout> | undefined;

  const page = createWallPage(root, {
    onPause: () => {
      isPaused = !isPaused;
      page.paused(isPaused);
      if (isPaused) clearTimeout(slideTimer);
      else void advance();
    },
    onNext: () => void advance(),
  });
  // The first that is loaded is shown at once.
  const pictures = createPictures(() => {
    if (shown === null) void advance();
  });

  /** Goes on to the next photo that is loaded, and plans the one after. */
  async function advance(): Promise<void> {
    if (isFading) return;
    clearTimeout(slideTimer);
    const photo = show.next(pictures.has);
    const address = photo && pictures.addressOf(photo._id);
    if (photo && address) {
      isFading = true;
      const could = await page.show(photo, address);
      isFading = false;
      if (could && !pictures.has(photo._id)) {
        // Hidden by the couple while it faded in, or the link was revoked.
        shown = null;
        if (hasView) page.state('waiting');
        void advance();
        return;
      }
      // A file that cannot be read had its turn.
      show.show(photo._id);
      if (could) {
        shown = photo;
        page.state('showing');
      }
    }
    if (!isPaused) slideTimer = setTimeout(() => void advance(), PHOTO_MS);
  }

  function take(stored: readonly AlbumPhoto[]): void {
    // By their files: a photo that its guest has exchanged keeps its `_id`.
    const photos = stored.map((photo) => ({ ...photo, _id: photo.pictures.large }));
    show.update(photos);
    void pictures.keep(show.order());
    const current = shown;
    if (current !== null && !photos.some(({ _id }) => _id === current._id)) {
      // Hidden by the couple: it leaves at once.
      shown = null;
      page.state('waiting');
      void advance();
    } else if (current === null) page.state('waiting');
  }

  async function ask(): Promise<void> {
    let again = ASK_MS;
    try {
      const answer = await readWall(token, etag);
      unanswered = 0;
      if (answer.kind === 'unknown') {
        again = ASK_UNKNOWN_MS;
        etag = '';
        hasView = false;
        shown = null;
        show.update([]);
        void pictures.keep([]);
        page.state('unknown');
      } else if (answer.kind === 'view') {
        etag = answer.etag;
        hasView = true;
        page.about(answer.view);
        take(answer.view.photos);
      } else {
        // What could not be loaded without a network.
        void pictures.keep(show.order());
      }
    } catch {
      unanswered += 1;
      if (!hasView && unanswered >= OFFLINE_AFTER) page.state('failed');
    }
    page.offline(hasView && unanswered >= OFFLINE_AFTER);
    setTimeout(() => void ask(), again);
  }
  void ask();
}
