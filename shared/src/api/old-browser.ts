/** What a browser below the shop's floor shows, see docs/browsers.md. */
export const OLD_BROWSER_TITLE = 'Laman ini tidak dapat dibuka pada pelayar ini';
export const OLD_BROWSER_TEXT =
  'Sila kemas kini pelayar atau perisian telefon anda, atau buka laman ini dengan Chrome atau Safari yang terkini.';

/** What the shop's page shows where its first scripts did not come, by the page's language: title, text, link. */
export const LOST_SCRIPT_TEXTS = {
  ms: ['Laman ini tidak dapat dimuatkan', 'Semak sambungan internet anda, kemudian muat semula.', 'Muat semula'],
  en: ['This page could not be loaded', 'Check your internet connection, then load it again.', 'Load again'],
} as const;

const HTML =
  '<main lang="\'+l+\'" style="max-width:30em;margin:20vh auto;padding:0 24px;font:18px/1.5 sans-serif"><h1 style="font-size:26px;line-height:1.25;margin:0 0 12px">\'+t+\'</h1><p>\'+p+\'</p></main>';

const NOTICE = '<h2 style="font:600 17px/1.4 sans-serif;margin:0">\'+t+\'</h2><p style="margin:4px 0 0">\'+p+\'</p>';
const NOTICE_STYLE = 'padding:12px 20px;background:#f6e9cc;color:#2b2418;font:16px/1.5 sans-serif';

/**
 * The inline script of the shop's page, before the app: it asks for what the oldest browsers of the shop have
 * (`Object.hasOwn`: Chrome 93, `dialog`: Safari 15.4, Firefox 98), and shows the sentence in place of the app where
 * that is missing, or where a script of ours fails before the app has rendered anything. Where the app's script or one
 * that it imports does not come, it offers to load the page again. A page that the server has rendered (`data-route`)
 * stays, below a notice. The page's policy allows it by its hash; it is written in ES5.
 */
export const OLD_BROWSER_SCRIPT = [
  'var d=document,r=d.getElementById("root"),n;',
  'function h(){return r.getAttribute("data-route")!=null}',
  'function w(l,t,p){if(n)return;n=d.createElement("div");',
  `if(h()){n.lang=l;n.setAttribute("role","alert");n.style.cssText="${NOTICE_STYLE}";n.innerHTML='${NOTICE}';d.body.insertBefore(n,r)}`,
  `else d.body.innerHTML='${HTML}'}`,
  // Without its root the app does not begin.
  `function s(){r.removeAttribute("id");w("ms","${OLD_BROWSER_TITLE}","${OLD_BROWSER_TEXT}")}`,
  'if(!Object.hasOwn||!window.HTMLDialogElement)s();',
  'addEventListener("error",function(e){',
  'if(/\\/assets\\//.test(e.filename))(h()||!r.firstChild)&&s();',
  // A module that is not loaded has its error at the element, where it does not bubble.
  `else if(/\\/assets\\/shop-/.test(e.target.src)){var l=d.documentElement.lang=="en"?"en":"ms",x=${JSON.stringify(LOST_SCRIPT_TEXTS)}[l];`,
  `w(l,x[0],x[1]+'</p><p><a href="" style="display:inline-block;padding:10px 0">'+x[2]+"</a>")}`,
  '},true)',
].join('');
