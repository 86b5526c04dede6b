/* What is loaded when a visitor types names, as one chunk. */
export { NamesControl } from './names-control.js';
export { WrittenCover } from './written-cover.js';
