/**
 * Ties what a line should not end in to the word behind it, no more:
 * a long title has to fit two lines of a small phone.
 */
export function keepTogether(title: string): string {
  return title
    .replace(/\b(Dato['’]|Datuk|Datin|Tan|Puan) Seri\b/giu, '$1\u00a0Seri')
    .replace(/(^|\s)(bin|binti) /giu, '$1$2\u00a0')
    .replace(/& /g, '&\u00a0');
}

/** Ties the words of a date and of a bracket, so that a line ends between them. @param date a part of the text */
export function keepDateTogether(text: string, date: string): string {
  const tied = (part: string): string => part.replace(/ /g, '\u00a0');
  const dated = text.replace(date, tied);
  const bracket = dated.indexOf('(');
  const end = dated.indexOf(')', bracket) + 1;
  return bracket < 0 || end === 0
    ? dated
    : dated.slice(0, bracket) + tied(dated.slice(bracket, end)) + dated.slice(end);
}
