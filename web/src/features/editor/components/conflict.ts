/** What compares two versions of a section: loads when a save meets another version, before the page says so. */
export { ConflictNotice } from './conflict-notice.js';
export { differences } from '../sections/differences.js';
