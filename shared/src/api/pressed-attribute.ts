/**
 * The attribute of the button that was pressed last before the app could take it: the app presses it again. Apart from
 * the script that sets it, which the app's bundle need not carry.
 */
export const PRESSED_ATTRIBUTE = 'data-pressed';
