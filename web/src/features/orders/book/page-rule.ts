export type Paper = 'A4' | 'A5';

/** The rule by which the browser prints on a paper; the first page is the cover, to the edges. */
export function pageRule(paper: Paper): string {
  return `@page{size:${paper} portrait;margin:14mm 13mm 16mm}@page:first{margin:0}`;
}
