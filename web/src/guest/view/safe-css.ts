/** Colours as designs and couples may give them. */
export const SAFE_COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,/%]+\))$/i;

/** Whether it is the path of a stored picture: nothing that ends an address or a declaration. */
export function isPath(value: string): boolean {
  return /^[\w./-]+$/.test(value);
}

export function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
