import { addShapes } from './icon-shapes.js';

// Of the caterer's page and the wish book, not of a helper link's page.
addShapes({
  print: (
    <>
      <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3.5h12V9" />
      <rect x="6" y="14" width="12" height="7.5" rx="1" />
    </>
  ),
});
