/** `1 order`, `2 orders`, `1,000+ orders`. @param many when it is not `one` with an s */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}
