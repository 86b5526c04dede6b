/**
 * Browsers inside other apps, which show pages but save no files: Facebook, Instagram, TikTok, LINE, WeChat, web views.
 */
const INSIDE_AN_APP = /FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|Line\/|MicroMessenger|; wv\)/;
/** On an iPhone every real browser's user agent has "Safari"; that of a web view of an app does not. */
const IPHONE_WEB_VIEW = /iP(hone|ad|od)(?!.*Safari\/)/;

/** Whether a link with `download` leads to a file here. */
export function savesFiles(userAgent = navigator.userAgent): boolean {
  return !INSIDE_AN_APP.test(userAgent) && !IPHONE_WEB_VIEW.test(userAgent);
}
