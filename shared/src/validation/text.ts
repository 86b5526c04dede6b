/** How many characters a person would count: code points, so that an emoji is one on the page and on the server. */
export function textLength(text: string): number {
  return [...text].length;
}

/** One way to write a text: composed (NFC) where it may be stored, unix line ends, no spaces around it. */
export function normaliseText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').trim();
  return FORBIDDEN.test(lines) ? lines : lines.normalize('NFC');
}

// White space, default-ignorable characters (zero-width ones, Hangul fillers, variation selectors), format and control
// characters, combining marks without a letter, and the blank Braille pattern.
// No `v` flag and no lookbehind: Safari 15.4.
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{M}\u2800]/u;

/** Whether a text has at least one character that a reader can see. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE.test(text);
}

// C0 and C1 controls without tab and newline; the bidi embeddings, overrides and isolates that let a name
// rewrite the line that it is part of; line and paragraph separators; the byte order mark;
// surrogates without their other half, for which Safari has `isWellFormed` from 16.4 on; more combining marks in a row
// than any writing has: to put them in order takes the square of their number.
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]|\p{M}{31}/u;

/** Whether a text holds only what may be stored: no controls, bidi overrides, lone surrogates or heaps of marks. */
export function isStorableText(text: string, multiline: boolean): boolean {
  return !FORBIDDEN.test(text) && (multiline || !/[\n\t]/.test(text));
}
