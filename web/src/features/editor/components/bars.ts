/** What is sometimes above the sections, as one chunk that loads later. */
export { LiveBar } from './live-bar.js';
export { UnsavedNotice } from './unsaved-notice.js';
