import { clockWords } from '@serikad/shared/invitations/event-dates';
import { createContext, useContext } from 'react';
import { en } from './en.js';
import { type DoorTexts, ms } from './ms.js';

export type DoorLanguage = 'ms' | 'en';
export const TEXTS: Readonly<Record<DoorLanguage, DoorTexts>> = { ms, en };

const KEY = 'door-language';

/**
 * What the helper chose on this device; otherwise Malay, as on the other pages:
 * phones in Malaysia are often set to English.
 */
export function startLanguage(): DoorLanguage {
  try {
    const chosen = localStorage.getItem(KEY);
    if (chosen === 'ms' || chosen === 'en') return chosen;
  } catch {
    // No storage.
  }
  return 'ms';
}

export function saveLanguage(language: DoorLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Until the page is closed.
  }
}

export const TextsContext = createContext<DoorTexts>(ms);
export const useTexts = (): DoorTexts => useContext(TextsContext);

/** The time of day on this phone, as the other pages write it: `12.04 tengah hari`. */
export function timeOf(moment: number | string, { locale }: DoorTexts): string {
  const date = new Date(moment);
  const { clock, period } = clockWords(`${date.getHours()}:${date.getMinutes()}`, locale);
  return `${clock} ${period}`;
}
