/** Debian's Firefox, where it is installed. */
export function firefoxPath(): string | undefined;
