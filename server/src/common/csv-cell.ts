/** What a spreadsheet may take for the beginning of a formula; in Japanese and Chinese settings also in full width. */
const FORMULA = /^[=+\-@＝＋－＠﹢﹣﹦﹫−]/;
/** What a spreadsheet passes over in front of a formula: white space, controls and signs without a width. */
const PASSED_OVER =
  /^[\s\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]+/u;
/** Leading characters that some spreadsheets drop together with what follows, or read as the start of another cell. */
const CONTROL = /^[\u0000\t\n\r]/;
/**
 * An international phone number: computing it would give the very same number. With dashes it would be a difference.
 */
const PHONE = /^\+\d(?: ?\d){4,14}$/;

/**
 * A text as a cell of a CSV file that a spreadsheet shows instead of running it: what may be a formula gets an
 * apostrophe in front, which a spreadsheet reads as "this is text".
 * Phone numbers such as `+60 12 345 6789` stay as typed.
 */
export function inertCell(text: string): string {
  const visible = text.replace(PASSED_OVER, '');
  const isHarmless = !CONTROL.test(text) && (!FORMULA.test(visible) || PHONE.test(text));
  return isHarmless ? text : `'${text}`;
}
