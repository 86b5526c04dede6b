/**
 * The document's class while the cover is closed. A script adds it: without one the cover is open from the beginning.
 */
export const CLOSED = 'is-closed';

/** The document's class after the guest has tapped the seal before the page's script has run. */
export const TAPPED = 'tapped';

/** The class of the content that is shown without the app, until the app has loaded after all. */
export const PLAIN = 'plain';

/** The event that asks for it at once, because the app cannot start. */
export const SHOW_PLAIN = 'show-plain';

/** The document's class once the app runs: later errors must not show the plain content. */
export const STARTED = 'started';

/** How long a tap on the seal waits for the app before the plain content is shown. */
export const APP_TIMEOUT_MS = 8000;

/**
 * The only inline script of a guest page. It closes the cover before the first paint. On a slow connection guests tap
 * the seal long before the app has loaded, and a tap without a reaction looks like a broken invitation. It marks the
 * document: the style reacts at once, and the app opens the cover once it has loaded.
 *
 * When the app does not load (its file cannot be fetched, or the browser is too old for it), the script shows the
 * content of the page's `noscript` elements and the cover as it is without a script. The page's policy allows it by its
 * hash; it is written for the oldest browsers.
 */
export const EARLY_TAP_SCRIPT = [
  `var d=document,c=d.documentElement.classList;c.add("${CLOSED}");`,
  `function p(){c.remove("${CLOSED}");d.querySelector(".${PLAIN}")||[].forEach.call(d.querySelectorAll("noscript"),function(n){`,
  `var e=d.createElement("div");e.className="${PLAIN}";e.innerHTML=n.textContent;d.body.appendChild(e)})}`,
  'addEventListener("click",function(e){if(e.target.closest("#open")){',
  `c.add("${TAPPED}");setTimeout(function(){c.contains("${TAPPED}")&&p()},${APP_TIMEOUT_MS})}},true);`,
  `addEventListener("${SHOW_PLAIN}",p);`,
  // A module that cannot be fetched has its error at the element, one that cannot be parsed or run at the window, with
  // its file. Errors of scripts that an in-app browser adds are ignored.
  'addEventListener("error",function(e){',
  `if(e.target.type=="module"||/\\/assets\\//.test(e.filename)&&!c.contains("${STARTED}"))p()},true)`,
].join('');
