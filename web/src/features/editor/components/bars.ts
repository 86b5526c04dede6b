/** What stands above the sections now and then, as one file that loads later. */
export { LiveBar } from './live-bar.js';
export { UnsavedNotice } from './unsaved-notice.js';
