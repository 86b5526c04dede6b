/** The class of the document that says: the guest has tapped the seal before the page's script came to life. */
export const TAPPED = 'tapped';

/** The class of what shows the letter without the app, until the app comes after all. */
export const PLAIN = 'plain';

/** The event that asks for it at once, because the app cannot start. */
export const SHOW_PLAIN = 'show-plain';

/** The class of the document from the moment on in which the app runs: its later errors do not concern the letter. */
export const STARTED = 'started';

/** How long a tap on the seal waits for the app before the letter is simply shown. */
export const PATIENCE_MS = 8000;

/**
 * The one script that stands in the guest's page itself. On a slow line guests tap the seal long before the app has
 * loaded, and a tap that does nothing is taken for a broken invitation. It marks the document; the style answers at
 * once, and the app opens the cover as soon as it is there.
 *
 * An app that does not come (its file cannot be fetched, or the browser is too old for it) must not keep the invitation
 * shut: what the page has for browsers without scripts, in its `noscript` elements, is put on then. The page's policy
 * allows this script by its hash; it is written for the oldest browsers.
 */
export const EARLY_TAP_SCRIPT = [
  'var d=document,c=d.documentElement.classList;',
  `function p(){d.querySelector(".${PLAIN}")||[].forEach.call(d.querySelectorAll("noscript"),function(n){`,
  `var e=d.createElement("div");e.className="${PLAIN}";e.innerHTML=n.textContent;d.body.appendChild(e)})}`,
  'addEventListener("click",function(e){if(e.target.closest("#open")){',
  `c.add("${TAPPED}");setTimeout(function(){c.contains("${TAPPED}")&&p()},${PATIENCE_MS})}},true);`,
  `addEventListener("${SHOW_PLAIN}",p);`,
  // A module that cannot be fetched reports to its element, one that cannot be read or run to the window, with its file.
  // Scripts that an app's browser adds to the page are none of ours.
  'addEventListener("error",function(e){',
  `if(e.target.type=="module"||/\\/assets\\//.test(e.filename)&&!c.contains("${STARTED}"))p()},true)`,
].join('');
