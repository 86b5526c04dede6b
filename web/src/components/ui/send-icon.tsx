import { addShapes } from './icon-shapes.js';

// Of the couple's guest list, not of a helper link's page.
addShapes({ send: <path d="M20.5 3.5 3.5 10l7 3.5L14 20.5ZM20.5 3.5l-10 10" /> });
