import './personal.css';
import { personalPage } from './personal-page.js';
import type { PersonalPage } from './personal-page.types.js';
import { ms } from './texts/ms.js';

/** The personal page's parts for the family that the document names. */
export async function load(): Promise<PersonalPage> {
  const addressee = document.querySelector<HTMLElement>('.addressee');
  const [, , token = ''] = location.pathname.split('/');
  const family = {
    id: addressee?.dataset['family'] ?? '',
    title: addressee?.querySelector('b')?.textContent ?? '',
    token,
  };
  const isEnglish = document.documentElement.lang === 'en';
  return personalPage(family, isEnglish ? (await import('./texts/en.js')).en : ms, isEnglish ? 'en' : 'ms');
}
