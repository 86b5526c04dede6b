/** The class of the document that says: the guest has tapped the seal before the page's script came to life. */
export const TAPPED = 'tapped';

/**
 * The one script that stands in the guest's page itself: on a slow line guests tap the seal long before the app has
 * loaded, and a tap that does nothing is taken for a broken invitation. It marks the document; the style answers at
 * once, and the app opens the cover as soon as it is there. The page's policy allows it by its hash.
 */
export const EARLY_TAP_SCRIPT = `addEventListener("click",function(e){e.target.closest("#open")&&document.documentElement.classList.add("${TAPPED}")},true)`;
