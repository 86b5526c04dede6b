/** Ties what a line should not end in to the word behind it, no more: a long title has to fit two lines of a small phone. */
export function keepTogether(title: string): string {
  return title
    .replace(/\b(Dato['’]|Datuk|Datin|Tan|Puan) Seri\b/giu, '$1\u00a0Seri')
    .replace(/(^|\s)(bin|binti) /giu, '$1$2\u00a0')
    .replace(/& /g, '&\u00a0');
}
