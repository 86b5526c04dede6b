// Loaded by vite.config.ts in development, before the app.
const chosen = /(^|; )language=en(;|$)/.test(document.cookie) || /[?&]lang=en(&|$)/.test(location.search);
if (chosen) await import('./en/index.js');

export {};
