/** The attribute of a link whose file a page loads after its first paint; its value says what the file is. A style sheet's is removed when it applies. */
export const LATER_ATTRIBUTE = 'data-later';

/** The attribute of the button that was pressed last before the app could take it: the app presses it again. */
export const PRESSED_ATTRIBUTE = 'data-pressed';

/**
 * The inline script at the end of a page that the server has rendered. It asks for the page's style sheets in a way that
 * holds up no paint, in every browser: as those of a printer, and applies them when the last one is there. After the first paint it asks for the scripts as well, and
 * runs them in the order of their links once the style sheets apply. In a tab in the background nothing is painted: it
 * waits for the style sheets alone. The document's `load` event comes after the scripts. Before all that it brings the chosen
 * entry of a line that scrolls into its middle, where the app would move it later (`web/src/components/ui/navigation.tsx`),
 * and it marks the button that is pressed until the app has begun: on a slow connection that takes seconds. ES5; the policy allows it by its hash.
 */
export const LATER_FILES_SCRIPT = [
  '(function(d,w,a){var n=0;',
  '[].forEach.call(d.querySelectorAll(".chips--scroll"),function(r){var c=r.querySelector("[aria-current]");',
  'if(c)r.scrollLeft=c.offsetLeft-(r.clientWidth-c.clientWidth)/2});',
  `var b,m="${PRESSED_ATTRIBUTE}",o=d.getElementById("root");`,
  'd.addEventListener("click",function(e){if(o&&o.getAttribute("data-route")!=null){',
  'b&&b.removeAttribute(m);b=e.target.closest("button");b&&b.setAttribute(m,"")}},true);',
  'function g(t,h){[].forEach.call(d.querySelectorAll("link["+a+"]"),function(l){var k=l.getAttribute(a);(k=="stylesheet")==t&&h(l,k)})}',
  'function p(){g(false,function(l){l.rel="modulepreload"})}',
  // The address as the server writes it: the app compares it with that of a newer page.
  'function s(){p();g(false,function(l,k){if(k!="module")return;var e=d.createElement("script");e.type=k;e.async=false;e.crossOrigin="";e.src=l.getAttribute("href");d.head.appendChild(e)})}',
  // All at once: a sheet alone would win over rules of the page that belong to a later one.
  'function u(){g(true,function(l){l.media="all";l.removeAttribute(a)});s()}',
  'g(true,function(l,k){n++;l.onload=l.onerror=function(){l.onload=l.onerror=null;--n||u()};l.media="print";l.rel=k});',
  'w.requestAnimationFrame(function(){setTimeout(p)})',
  `})(document,window,"${LATER_ATTRIBUTE}")`,
].join('');
