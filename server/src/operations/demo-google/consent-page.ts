import { escapeHtml } from '../../common/escape-html.js';
import { consentStyles } from './consent-styles.js';
import { DEMO_PEOPLE, type ListedPerson, type PersonErrors } from './demo-people.js';

/** The OAuth parameters that the page carries on to its answer. */
export interface ConsentRequest {
  client_id: string;
  redirect_uri: string;
  response_type: string;
  state: string;
  scope: string;
}

/** Rejected input. */
interface TypedPerson {
  name: string;
  email: string;
  errors: PersonErrors;
}

/** The page to pick or type a person: whole HTML, without scripts. */
export function consentPage(request: ConsentRequest, shopName: string, typed?: TypedPerson): string {
  const hidden = Object.entries<string>({ ...request })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const cancel = new URL(request.redirect_uri);
  cancel.searchParams.set('error', 'access_denied');
  if (request.state !== '') cancel.searchParams.set('state', request.state);
  return layout(
    `Log masuk demo · ${shopName}`,
    shopName,
    `<h1>Siapa yang log masuk?</h1>
<p class="lede">Pilih seorang di bawah untuk mencuba ${escapeHtml(shopName)}, atau taip nama dan e-mel sendiri.</p>
<ul class="people">${DEMO_PEOPLE.map((person) => `<li>${personForm(person, hidden)}</li>`).join('')}</ul>
<h2 id="other">Orang lain</h2>
<form class="typed" method="post" action="/demo-google/authorize" aria-labelledby="other" novalidate>${hidden}
${field('name', 'Nama', 'text', 'name', typed?.name, typed?.errors.name)}
${field('email', 'E-mel', 'email', 'email', typed?.email, typed?.errors.email)}
<button class="main">Log masuk</button></form>
<p class="cancel"><a href="${escapeHtml(cancel.href)}">Batal dan kembali ke ${escapeHtml(shopName)}</a></p>`,
  );
}

/** The answer to a request that does not belong to this shop's sign-in. */
export function refusalPage(shopName: string): string {
  return layout(
    `Permintaan tidak sah · ${shopName}`,
    shopName,
    `<h1>Permintaan tidak sah</h1>
<p class="lede">Halaman ini hanya dibuka melalui butang log masuk. Sila kembali dan cuba sekali lagi.</p>
<p class="cancel"><a href="/user/sign-in">Ke halaman log masuk</a></p>`,
  );
}

function personForm({ name, email, role }: ListedPerson, hidden: string): string {
  const words = name.split(' ').filter((word) => !/^(bin|binti)$/.test(word));
  const initials = words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  return `<form method="post" action="/demo-google/authorize">${hidden}<input type="hidden" name="name" value="${escapeHtml(name)}"><input type="hidden" name="email" value="${escapeHtml(email)}"><button class="person"><span class="initials" aria-hidden="true">${escapeHtml(initials)}</span><span class="who"><b>${escapeHtml(name)}</b><span>${escapeHtml(role)}</span><span>${escapeHtml(email)}</span></span><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m9 6 6 6-6 6"/></svg></button></form>`;
}

function field(
  name: 'name' | 'email',
  label: string,
  type: string,
  autocomplete: string,
  value = '',
  error?: string,
): string {
  const wrong = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error" autofocus`;
  const message = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}"${wrong}>${message}</div>`;
}

function layout(title: string, shopName: string, content: string): string {
  return `<!doctype html>
<html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${consentStyles}</style></head>
<body><header class="warning"><strong>Demo sahaja</strong><span>Ini bukan Google. Tiada kata laluan, dan sesiapa boleh log masuk sebagai sesiapa. Jangan simpan maklumat sebenar.</span></header>
<main><p class="mark">${diamond}${escapeHtml(shopName)}</p>
${content}
</main></body></html>`;
}

const petal = 'M16 15.2c-2.6-2.4-2.6-5.7 0-8 2.6 2.3 2.6 5.6 0 8Z';
const diamond = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="7" y="7" width="18" height="18" transform="rotate(45 16 16)" fill="none" stroke="#b58a3c" stroke-width="1.3"/><g fill="#1c4a38">${[0, 90, 180, 270].map((angle) => `<path transform="rotate(${angle} 16 16)" d="${petal}"/>`).join('')}</g></svg>`;
