// Loaded by vite.config.ts in development, before the app.
if (/(^|; )language=en(;|$)/.test(document.cookie)) await import('./en/index.js');

export {};
