const MALAY: Readonly<Record<string, string>> = {
  Required: 'Wajib diisi',
  Invalid: 'Tidak sah',
  'Invalid phone number': 'Nombor telefon tidak sah',
};

/** The Malay of what the specification says in English below a field; empty for any other message. */
export function problemBeside(message: string): string {
  return MALAY[message] ?? '';
}
