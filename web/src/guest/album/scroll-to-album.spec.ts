/** @jest-environment ./jest.jsdom.mjs */
import { scrollToAlbum } from './scroll-to-album.js';

describe('C-11 the card’s link on the hall’s screen', () => {
  const scrolled = jest.fn();
  const arrive = (hash: string): (() => void) => {
    history.replaceState(null, '', `/k/aisyah${hash}`);
    document.body.innerHTML = '<main id="pages"><div class="laid"></div><div id="late"></div></main>';
    const element = document.getElementById('late') as HTMLElement;
    element.scrollIntoView = scrolled;
    return scrollToAlbum(() => element);
  };
  beforeEach(() => {
    jest.useFakeTimers();
    scrolled.mockClear();
    document.documentElement.className = '';
  });
  afterEach(() => jest.useRealTimers());

  it('leads to the album once the cover is open and the letter is laid out', () => {
    arrive('#album');
    jest.advanceTimersByTime(60_000);
    expect(scrolled).not.toHaveBeenCalled();
    document.documentElement.classList.add('is-open');
    jest.advanceTimersByTime(1_000);
    expect(scrolled).not.toHaveBeenCalled();
    document.getElementById('late')?.classList.add('laid');
    jest.advanceTimersByTime(60_000);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('leaves the page where it is with any other link, and when the page has gone', () => {
    arrive('');
    const cancel = arrive('#album');
    cancel();
    document.documentElement.classList.add('is-open');
    jest.advanceTimersByTime(60_000);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
