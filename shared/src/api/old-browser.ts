/** What a browser below the shop's floor shows, see docs/browsers.md. */
export const OLD_BROWSER_TITLE = 'Laman ini tidak dapat dibuka pada pelayar ini';
export const OLD_BROWSER_TEXT =
  'Sila kemas kini pelayar atau perisian telefon anda, atau buka laman ini dengan Chrome atau Safari yang terkini.';

/**
 * The inline script of the shop's page, before the app: it asks for what the oldest browsers of the shop have
 * (`Object.hasOwn`: Chrome 93, `dialog`: Safari 15.4, Firefox 98), and shows the sentence in place of the app where that is
 * missing, or where a script of ours fails before the app has drawn anything. The page's policy allows it by its hash; it
 * is written in ES5.
 */
export const OLD_BROWSER_SCRIPT = [
  'var d=document,r=d.getElementById("root");',
  `function s(){d.body.innerHTML='<main lang="ms" style="max-width:30em;margin:20vh auto;padding:0 24px;font:18px/1.5 sans-serif"><h1 style="font-size:26px;line-height:1.25;margin:0 0 12px">${OLD_BROWSER_TITLE}</h1><p>${OLD_BROWSER_TEXT}</p></main>'}`,
  'if(!Object.hasOwn||!window.HTMLDialogElement)s();',
  'addEventListener("error",function(e){/\\/assets\\//.test(e.filename)&&!r.firstChild&&s()})',
].join('');
