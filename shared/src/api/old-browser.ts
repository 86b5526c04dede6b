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

/**
 * The inline script of the shop's page, before the app: it asks for what the oldest browsers of the shop have
 * (`Object.hasOwn`: Chrome 93, `dialog`: Safari 15.4, Firefox 98), and shows the sentence in place of the app where that is
 * missing, or where a script of ours fails before the app has rendered anything. Where the app's script or one that it imports
 * does not come, it offers to load the page again. The page's policy allows it by its hash; it is written in ES5.
 */
export const OLD_BROWSER_SCRIPT = [
  'var d=document,r=d.getElementById("root");',
  `function w(l,t,p){d.body.innerHTML='${HTML}'}`,
  `function s(){w("ms","${OLD_BROWSER_TITLE}","${OLD_BROWSER_TEXT}")}`,
  'if(!Object.hasOwn||!window.HTMLDialogElement)s();',
  'addEventListener("error",function(e){',
  'if(/\\/assets\\//.test(e.filename))!r.firstChild&&s();',
  // A module that is not loaded has its error at the element, where it does not bubble.
  `else if(/\\/assets\\/shop-/.test(e.target.src)){var l=d.documentElement.lang=="en"?"en":"ms",x=${JSON.stringify(LOST_SCRIPT_TEXTS)}[l];`,
  `w(l,x[0],x[1]+'</p><p><a href="" style="display:inline-block;padding:10px 0">'+x[2]+"</a>")}`,
  '},true)',
].join('');
