/** Styles of the page, in the shop's colours and measures; it must not need the web app's files. */
export const docsStyles = `
*{box-sizing:border-box;margin:0}
html{scroll-padding-top:1rem}
body{background:#fbf7ef;color:#1d2722;font:400 1rem/1.6 'Plus Jakarta Sans Variable','Plus Jakarta Sans',system-ui,sans-serif;-webkit-text-size-adjust:100%}
.page{display:grid;grid-template-columns:minmax(0,1fr);max-width:80rem;margin-inline:auto;padding:1.5rem clamp(1rem,4vw,2.5rem) 4rem;gap:1rem 3rem}
h1{font:400 clamp(1.75rem,1.4rem + 1.6vw,2.5rem)/1.12 Fraunces,Georgia,serif;letter-spacing:-.018em}
h2{margin:2.5rem 0 .75rem;font:400 1.5rem/1.2 Fraunces,Georgia,serif}
h3{margin-top:1rem;font-size:.8125rem;letter-spacing:.08em;text-transform:uppercase;color:#56615a}
.lede{margin-top:.75rem;max-width:70ch;color:#56615a}
nav{font-size:.9375rem}
nav ol{columns:14rem;padding:0;list-style:none}
nav a{display:block;padding:.375rem 0;text-decoration:none;overflow-wrap:anywhere}
a{color:#1c4a38;text-decoration-color:#b58a3c;text-underline-offset:.25em}
details{margin-top:.625rem;border:1px solid #e2d8c6;border-radius:.875rem;background:#fffdf8;overflow:hidden}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:.125rem .75rem;min-height:2.75rem;padding:.625rem 1rem;cursor:pointer;list-style-position:inside}
summary code{font-weight:600;overflow-wrap:anywhere}
summary .what{flex-basis:100%;color:#56615a;font-size:.9375rem}
.method{min-width:4rem;font:600 .8125rem/1.5 ui-monospace,Menlo,Consolas,monospace;color:#1c4a38}
.PUT,.POST{color:#8a5a0b}.DELETE{color:#a5302b}
.body{padding:0 1rem 1rem;border-top:1px solid #e2d8c6}
.who{margin-top:.75rem;font-size:.9375rem;color:#56615a}
.fields{padding-left:1.125rem;font-size:.9375rem}
.fields li{margin-top:.25rem;overflow-wrap:anywhere}
.type{color:#2a5a78}.note{color:#56615a}
code,pre{font:.8125rem/1.6 ui-monospace,Menlo,Consolas,monospace}
code{background:#f3ecdf;border-radius:.25rem;padding:.0625rem .25rem}
pre{margin-top:.25rem;max-height:24rem;overflow:auto;padding:.75rem 1rem;border-radius:.5rem;background:#143629;color:#f7f1e3}
pre:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid #2f7d5b;outline-offset:2px}
.errors{width:100%;border-collapse:collapse;font-size:.9375rem}
.errors td{padding:.25rem .75rem .25rem 0;vertical-align:top}
@media (min-width:64rem){.page{grid-template-columns:17rem minmax(0,1fr)}nav{position:sticky;top:1.5rem;align-self:start;max-height:calc(100vh - 3rem);overflow:auto}nav ol{columns:1}}
`;
