/**
 * Copies a text; where the page has no leave to the clipboard (plain http, browsers inside apps) as browsers did before.
 * @param beside an element of the open dialog: nothing outside of it can be selected
 * @returns whether it is copied
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
}

function copySelected(text: string, beside: Element): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.style.cssText = 'position:fixed;top:0;opacity:0';
  const focused = document.activeElement;
  beside.after(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
