/** Which page numbers to show: the ends, the current one and its neighbours; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  wanted.sort((a, b) => a - b);
  return wanted.flatMap((n, i) => {
    const before = wanted[i - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
