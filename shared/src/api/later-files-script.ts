import { COVER_NAME_ATTRIBUTE, COVER_NAMES_KEY } from '../designs/cover-names-key.js';
import { PRESSED_ATTRIBUTE } from './pressed-attribute.js';

/**
 * The attribute of a link whose file a page loads after its first paint; its value is the kind of file.
 * A style sheet's is removed when it applies.
 */
export const LATER_ATTRIBUTE = 'data-later';

/** The longest that scripts wait for the first paint and its pictures, in milliseconds: a picture may never come. */
const LONGEST_WAIT_MS = 3000;

/**
 * The inline script at the end of a page that the server has rendered. After the first paint and that of the pictures
 * with `fetchpriority="high"`, which would share connection and processor with them, it asks for the page's style
 * sheets, in a way that holds up no paint in any browser: as those of a printer, and for the scripts. When the last
 * sheet is there, all apply, and the scripts run in the order of their links, each as a task of its own. A tab in the
 * background paints nothing: it asks at once. The document's `load` event may come before the scripts. Before all that
 * it brings the chosen entry of a line that scrolls into its middle, where the app would move it later
 * (`web/src/components/ui/navigation.tsx`). Until the app has begun, which takes seconds on a slow connection, it marks
 * the button that is pressed and keeps the names that are typed for covers. ES5; the policy allows it by its hash.
 */
export const LATER_FILES_SCRIPT = [
  '(function(d,w,a){var open=0,asked;',
  'function each(l,f){[].forEach.call(l,f)}',
  'each(d.querySelectorAll(".chips--scroll"),function(r){var c=r.querySelector("[aria-current]");',
  'if(c)r.scrollLeft=c.offsetLeft-(r.clientWidth-c.clientWidth)/2});',
  `var b,m="${PRESSED_ATTRIBUTE}",o=d.getElementById("root");`,
  'function early(){return o&&o.getAttribute("data-route")!=null}',
  'd.addEventListener("click",function(e){if(early()){',
  'b&&b.removeAttribute(m);b=e.target.closest("button");b&&b.setAttribute(m,"")}},true);',
  `d.addEventListener("input",function(e){var n=e.target.getAttribute("${COVER_NAME_ATTRIBUTE}"),k="${COVER_NAMES_KEY}";`,
  // Where storage is blocked or full, the names are the page's alone.
  'if(n&&early())try{var s=w.localStorage,v=JSON.parse(s.getItem(k))||{};v[n]=e.target.value;s.setItem(k,JSON.stringify(v))}catch(x){}},true);',
  'function later(kind,f){each(d.querySelectorAll("link["+a+"="+kind+"]"),f)}',
  // The address as the server writes it: the app compares it with that of a newer page.
  'function run(){later("module",function(l){var e=d.createElement("script");e.type="module";e.async=false;e.crossOrigin="";e.src=l.getAttribute("href");d.head.appendChild(e)})}',
  'var sheets=0;function ask(){if(asked)return;asked=1;',
  'later("stylesheet",function(l){sheets++;l.onload=l.onerror=function(){l.onload=l.onerror=null;--sheets||apply()};l.media="print";l.rel="stylesheet"});',
  'later("module",function(l){l.rel="modulepreload"});sheets||run()}',
  // All at once: a sheet alone would win over rules of the page that belong to a later one.
  'function apply(){later("stylesheet",function(l){l.media="all";l.removeAttribute(a)});run()}',
  'function pictures(){each(d.images,function(i){if(i.getAttribute("fetchpriority")!="high")return;',
  'if(i.decode){open++;i.decode().then(next,next)}',
  'else if(!i.complete){open++;i.addEventListener("load",next);i.addEventListener("error",next)}});open||ask()}',
  // A picture that is loaded and decoded is painted with the next frame.
  'function next(){--open||frame(function(){frame(function(){setTimeout(ask)})})}',
  'function frame(f){w.requestAnimationFrame(f)}',
  // The frame that is painted comes after its animation frame; the entry is there once it is on the screen.
  'var P=w.PerformanceObserver;',
  'if(d.hidden)ask();',
  'else if(P&&P.supportedEntryTypes&&P.supportedEntryTypes.indexOf("paint")>=0)new P(function(l,p){p.disconnect();pictures()}).observe({type:"paint",buffered:true});',
  'else frame(function(){setTimeout(pictures)});',
  `setTimeout(ask,${LONGEST_WAIT_MS})`,
  `})(document,window,"${LATER_ATTRIBUTE}")`,
].join('');
