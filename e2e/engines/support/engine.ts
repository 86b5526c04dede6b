import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The first element that is drawn and matches the selector, and holds the text if one is given. */
export interface Target {
  css: string;
  text?: string;
}

/** The window of a phone, in CSS pixels. */
export const PHONE = { width: 375, height: 812 } as const;

export interface EngineOptions {
  /** Whether pages run their scripts; without, the tests' own still run. */
  scripts: boolean;
}

/** A browser engine with one page of a phone's width. */
export interface Engine {
  /** Opens an address and waits until it is loaded. */
  go(url: string): Promise<void>;
  /** Calls a function in the page, which takes and answers JSON, and does not wait for promises. */
  run<Args extends Json[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks on the middle of an element, as a person would. @throws when there is none */
  tap(target: Target): Promise<void>;
  /** Types after what a field holds. @throws when there is none */
  type(target: Target, text: string): Promise<void>;
  /** @returns a PNG of the window, whose first `PHONE.width` × `height` pixels show the page */
  picture(): Promise<{ png: Buffer; height: number }>;
  /** Errors of scripts and refusals of the page's policy since the last call. */
  errors(): string[];
  end(): Promise<void>;
}

/** Runs in the page: the element of a target, scrolled into view; null where there is none. */
export function findInPage(css: string, text: string | null): Element | null {
  const drawn = [...document.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0);
  const found = drawn.find((element) => text === null || (element.textContent ?? '').includes(text));
  // Not where a bar or a sticky button may lie over it.
  found?.scrollIntoView({ block: 'center' });
  return found ?? null;
}

export function notFound({ css, text }: Target): Error {
  return new Error(`The page has no ${css}${text === undefined ? '' : ` with "${text}"`}`);
}

/** Ends a process and waits until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
