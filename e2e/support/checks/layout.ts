import type { Page } from '@playwright/test';

/** The least width and height of what a finger presses, in CSS pixels. */
const TARGET = 44;

/**
 * What a finger would miss: controls smaller than 44 px whose surroundings don't count as theirs. Links in running
 * text are let off, and what a dialog covers isn't there.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const root = dialogs.at(-1) ?? document.body;
    const selector =
      'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=tab], [role=switch]';
    return [...root.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
      const isTick = control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type);
      const surface = isTick && label ? label : control;
      if (!surface.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (surface.closest('[inert], [aria-hidden=true]')) return [];
      const style = getComputedStyle(surface);
      // A link within a sentence is as high as its line.
      if (style.display === 'inline' && surface.tagName === 'A') return [];
      surface.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = surface.getBoundingClientRect();
      // For readers alone, such as the way to the content.
      if (width <= 2 || height <= 2 || top < -least) return [];
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = least / 2 - 1;
      const around = [
        [x, y - reach],
        [x, y + reach],
        [x - Math.min(reach, Math.max(reach, width / 2)), y],
        [x + Math.min(reach, Math.max(reach, width / 2)), y],
      ] as const;
      const isHit = around.every(([px, py]) => {
        const hit = document.elementFromPoint(px, py);
        return (
          hit !== null &&
          (surface.contains(hit) || hit === control || (hit.closest('label')?.control ?? null) === control)
        );
      });
      if (isHit) return [];
      const name = (control.getAttribute('aria-label') ?? control.innerText ?? '').trim().slice(0, 40);
      return [
        `${control.tagName.toLowerCase()}.${control.className} "${name}": ${Math.round(width)}×${Math.round(height)}`,
      ];
    });
  }, TARGET);
}

/** What does not fit the width of the window: the page scrolls sideways, or a text stands past its edge. */
export function outOfWidth(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const root = document.scrollingElement ?? document.documentElement;
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.closest('[aria-hidden=true], [inert]')) return true;
        const { overflowX, position } = getComputedStyle(at);
        if (at !== document.body && at !== root && /auto|scroll/.test(overflowX)) return true;
        if (position === 'fixed' && !at.closest('dialog[open]')) return true;
      }
      return false;
    };
    if (root.scrollWidth > width + 1) {
      const beyond = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element),
      );
      const name = beyond.map(
        ({ tagName, className, innerText = '' }) =>
          `${tagName.toLowerCase()}.${String(className)} "${innerText.trim().slice(0, 30)}"`,
      );
      found.push(`the page is ${root.scrollWidth} wide in a window of ${width}: ${name.slice(0, 4).join(', ')}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, h1, h2, h3, p, li, td, dd, label',
    )) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own <= 2) continue;
      const name = `${element.tagName.toLowerCase()}.${element.className} "${element.innerText.trim().slice(0, 40)}"`;
      if ((right > width + 1 || left < -1) && !scrolls(element))
        found.push(`${name} stands from ${Math.round(left)} to ${Math.round(right)}`);
      else if (
        element.matches('a, button') &&
        element.scrollWidth > element.clientWidth + 2 &&
        element.clientWidth > 0 &&
        getComputedStyle(element).display !== 'inline' &&
        !scrolls(element)
      )
        found.push(`${name} has ${element.scrollWidth} px of text in ${element.clientWidth}`);
    }
    return found;
  });
}
