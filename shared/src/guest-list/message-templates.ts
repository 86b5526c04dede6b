import { type InvitationLanguage, type Locale, localeOf } from '../i18n/language.js';
import type { ChangedTemplates, MessageKind } from './family.types.js';

/**
 * The placeholders of a message: the family's title and name, the couple, the day, the place,
 * the link, the last day to answer.
 */
export const PLACEHOLDERS = ['gelaran', 'nama', 'pasangan', 'tarikh', 'tempat', 'pautan', 'tarikh_tutup'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export const IN_BRACES = /\{([^{}\n]*)\}/g;

export function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

/** What is in braces and is no placeholder, each once. */
export function unknownPlaceholders(template: string): string[] {
  const names = [...template.matchAll(IN_BRACES)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isPlaceholder(name)))];
}

/**
 * A message to one family. A line is left out when one of its placeholders has no value, such as the closing date of an
 * invitation without one; so are blank lines that are then doubled.
 * @throws RangeError for an unknown placeholder
 */
export function fillTemplate(template: string, values: Readonly<Record<Placeholder, string>>): string {
  const unknown = unknownPlaceholders(template);
  if (unknown.length > 0) throw new RangeError(`Unknown placeholders: ${unknown.join(', ')}`);
  const lacksValue = (line: string): boolean =>
    [...line.matchAll(IN_BRACES)].some(([, name = '']) => isPlaceholder(name) && values[name] === '');
  return template
    .split('\n')
    .filter((line) => !lacksValue(line))
    .join('\n')
    .replace(IN_BRACES, (braces, name: string) => (isPlaceholder(name) ? values[name] : braces))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text of a message before its placeholders are filled. */
export function templateOf(changed: ChangedTemplates, language: InvitationLanguage, kind: MessageKind): string {
  return changed[language]?.[kind] ?? DEFAULT_TEMPLATES[localeOf(language)][kind];
}

/** The texts that a couple begins with. WhatsApp shows what is between asterisks in bold. */
export const DEFAULT_TEMPLATES: Readonly<Record<Locale, Readonly<Record<MessageKind, string>>>> = {
  ms: {
    invitation: `Assalamualaikum dan salam sejahtera {gelaran},

Dengan penuh kesyukuran, kami menjemput ke majlis perkahwinan {pasangan}.
*{tarikh}*
{tempat}

Kad jemputan khas buat {gelaran}:
{pautan}

Mohon jawab selewat-lewatnya {tarikh_tutup}.
Kehadiran dan doa restu amat kami hargai. Terima kasih.`,
    reminder: `Assalamualaikum dan salam sejahtera {gelaran},

Majlis perkahwinan {pasangan} semakin hampir.
*{tarikh}*
{tempat}

Bolehkah kami tahu sama ada dapat hadir? Jawapan boleh diberi di sini:
{pautan}

Mohon jawab selewat-lewatnya {tarikh_tutup}.
Jika tidak dapat hadir pun, mohon beritahu kami. Terima kasih.`,
    change: `Assalamualaikum dan salam sejahtera {gelaran},

Ada perubahan pada majlis perkahwinan {pasangan}. Butiran terkini:
*{tarikh}*
{tempat}

Kad yang telah dikemas kini:
{pautan}

Kami mohon maaf atas perubahan ini, dan tetap menantikan kehadiran serta doa restu. Terima kasih.`,
    thanks: `Assalamualaikum dan salam sejahtera {gelaran},

Terima kasih atas doa, ingatan dan segala yang diberikan untuk majlis perkahwinan {pasangan}.

Semoga segala kebaikan dibalas dengan sebaik-baiknya. Mohon maaf atas segala kekurangan.`,
  },
  en: {
    invitation: `Dear {gelaran},

With joy and gratitude, we invite you to the wedding of {pasangan}.
*{tarikh}*
{tempat}

Your own invitation is here:
{pautan}

Please reply by {tarikh_tutup}.
We would be honoured to have you with us. Thank you.`,
    reminder: `Dear {gelaran},

The wedding of {pasangan} is drawing near.
*{tarikh}*
{tempat}

May we know whether you can come? You can reply here:
{pautan}

Please reply by {tarikh_tutup}.
If you cannot make it, do let us know too. Thank you.`,
    change: `Dear {gelaran},

There is a change to the wedding of {pasangan}. The details are now:
*{tarikh}*
{tempat}

The updated invitation:
{pautan}

We are sorry for the change, and still hope to have you with us. Thank you.`,
    thanks: `Dear {gelaran},

Thank you for your prayers, your kind thoughts and all that you gave for the wedding of {pasangan}.

We are grateful to have you in our lives.`,
  },
};
