/** Styles of the consent page, in the shop's colours; it must not need the web app's files. */
export const consentStyles = `
*{box-sizing:border-box;margin:0}
body{background:#fbf7ef;color:#1d2722;font:400 1rem/1.6 'Plus Jakarta Sans Variable','Plus Jakarta Sans',system-ui,sans-serif;-webkit-text-size-adjust:100%;min-height:100svh}
.warning{display:flex;flex-wrap:wrap;justify-content:center;gap:.125rem .75rem;padding:.75rem clamp(1rem,4vw,2.5rem);background:#fcf0d6;border-bottom:1px solid #e3c283;color:#5f440f;font-size:.9375rem;text-align:center}
main{width:100%;max-width:33rem;margin-inline:auto;padding:1.5rem clamp(1rem,4vw,2.5rem) 4rem}
.mark{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;color:#143629;font:500 1.4375rem/1 Fraunces,Georgia,serif;letter-spacing:-.015em}
.mark svg{width:1.75rem;height:1.75rem}
h1{margin-top:clamp(1.5rem,6vw,3rem);font:400 clamp(1.75rem,1.4rem + 1.6vw,2.5rem)/1.12 Fraunces,Georgia,serif;letter-spacing:-.018em}
.lede{margin-top:.75rem;color:#56615a;max-width:44ch}
h2{margin-top:3rem;padding-top:1.5rem;border-top:1px solid #e2d8c6;font:400 1.375rem/1.2 Fraunces,Georgia,serif;letter-spacing:-.012em}
.people{display:grid;gap:.75rem;margin-top:2rem;padding:0;list-style:none}
button{font:inherit;cursor:pointer}
.person{display:flex;align-items:center;gap:1rem;width:100%;padding:.875rem 1rem;border:1px solid #e2d8c6;border-radius:.875rem;background:#fffdf8;box-shadow:0 1px 2px rgb(52 40 16/.06),0 8px 24px -12px rgb(52 40 16/.18);color:inherit;text-align:left}
.person:hover{border-color:#1c4a38}
.initials{flex:none;display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:#e4ede5;color:#1c4a38;font:500 1.0625rem/1 Fraunces,Georgia,serif}
.who{flex:1;min-width:0;display:grid;font-size:.8125rem;line-height:1.45;color:#56615a}
.who b{color:#1d2722;font-size:1rem;font-weight:600}
.who span,.who b{overflow-wrap:anywhere}
.person svg{flex:none;width:1.25rem;height:1.25rem;fill:none;stroke:#7d867f;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.typed{display:grid;gap:1.25rem;margin-top:1.25rem}
label{display:block;margin-bottom:.375rem;font-size:.9375rem;font-weight:600;line-height:1.4}
.field input{display:block;width:100%;min-height:3.25rem;padding:.75rem .875rem;border:1px solid #878f88;border-radius:.5rem;background:#fffdf8;color:inherit;font:inherit}
.field input[aria-invalid]{border-color:#a5302b;background:#fdf5f0}
.error{margin-top:.375rem;color:#a5302b;font-size:.8125rem;font-weight:600}
.main{min-height:3.25rem;padding:.5rem 1.625rem;border:0;border-radius:999px;background:#1c4a38;color:#f7f1e3;font-weight:600}
.main:hover{background:#143629}
.cancel{margin-top:1.5rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:#1c4a38;font-weight:600;text-decoration-color:#b58a3c;text-underline-offset:.25em}
:focus-visible{outline:3px solid #2f7d5b;outline-offset:2px}
`;
