import { registerEnglish } from '../texts-of.js';
import * as answers from './answers.js';
import * as beside from './beside.js';
import * as editorExamples from './editor-examples.js';
import * as editorLive from './editor-live.js';
import * as editorMedia from './editor-media.js';
import * as editorSections from './editor-sections.js';
import * as editor from './editor.js';
import * as field from './field.js';
import * as planner from './planner.js';
import * as removals from './removals.js';
import * as trays from './trays.js';

registerEnglish({
  answers,
  beside,
  'editor-examples': editorExamples,
  'editor-live': editorLive,
  'editor-media': editorMedia,
  'editor-sections': editorSections,
  editor,
  field,
  planner,
  removals,
  trays,
});
