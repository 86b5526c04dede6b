import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { untranslatedTexts } from './untranslated.js';

const SOURCES = join(__dirname, '..');

/** Texts in components, and why they need no translation. */
const ALLOWED: readonly { reason: string; text: RegExp }[] = [
  { reason: 'the currency', text: /^(: |− )?RM$/ },
  { reason: 'pieces, as the specification counts cards', text: /^,? ?pcs$/ },
  { reason: 'a name', text: /^(PDF|E-Card|Aisyah|Danial|AisyahMilikDanial)$/ },
  { reason: 'an entity', text: /^&amp;$/ },
  { reason: 'how an address begins', text: /^(https:\/\/|youtu\.be\/)/ },
  { reason: 'a greeting that a couple write in either language', text: /^Assalamualaikum$/ },
];

const components = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.spec)\.tsx$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  // The guest view has dictionaries of its own, by the invitation's language.
  .filter((file) => !file.startsWith(join(SOURCES, 'guest')));

describe('untranslated texts in components', () => {
  it('are none', () => {
    expect(components.length).toBeGreaterThan(200);
    const found = components.flatMap((file) =>
      untranslatedTexts(file, readFileSync(file, 'utf8'))
        .filter(({ text }) => !ALLOWED.some((each) => each.text.test(text)))
        .map(({ line, text }) => `${relative(SOURCES, file)}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['<p>Tutup</p>', 'Tutup'],
    ['<p>{t.a} Tutup</p>', 'Tutup'],
    ['<p>{busy ? "Simpan" : t.a}</p>', 'Simpan'],
    ['<p>{busy && "Simpan"}</p>', 'Simpan'],
    ['<p>{`Halaman ${n}`}</p>', 'Halaman'],
    ['<img alt="Gambar" />', 'Gambar'],
    ['<a title="Tajuk" />', 'Tajuk'],
    ['<input placeholder="Cari" />', 'Cari'],
    ['<a aria-label={`Padam ${name}`} />', 'Padam'],
    ['<Field label={isNew ? t.a : "Nama"} />', 'Nama'],
  ])('control: %s is found', (jsx, text) => {
    expect(untranslatedTexts('a.tsx', `const a = ${jsx};`)).toEqual([{ line: 1, text }]);
  });

  it.each(['<p className="row row--between">{t.a}</p>', '<p>12 · {t.a}</p>', '<a href="/pricing">{name}</a>'])(
    'control: %s is none',
    (jsx) => {
      expect(untranslatedTexts('a.tsx', `const a = ${jsx};`)).toEqual([]);
    },
  );
});
