import { LANGUAGE_COOKIE } from '../i18n/page-language.js';
import { LANGUAGE_PARAM } from './shop-pages.js';

/**
 * The inline script at the top of a public page: the plain address leads a device that has chosen English to the
 * English one before anything is painted, and the English page keeps that choice. ES5;
 * the policy allows it by its hash.
 */
export const PAGE_LANGUAGE_SCRIPT = [
  'var d=document,l=location,s=l.search.slice(1);',
  `if(d.documentElement.lang=="en")d.cookie="${LANGUAGE_COOKIE}=en; path=/; max-age=31536000; samesite=lax";`,
  `else if(/(^|; )${LANGUAGE_COOKIE}=en(;|$)/.test(d.cookie)&&!/(^|&)${LANGUAGE_PARAM}=en(&|$)/.test(s)){`,
  `s=s.split("&").filter(function(p){return p&&!/^${LANGUAGE_PARAM}(=|$)/.test(p)}).concat("${LANGUAGE_PARAM}=en").join("&");`,
  // Without the path: one that begins with two slashes would be read as another host's address.
  'l.replace("?"+s+l.hash)}',
].join('');
