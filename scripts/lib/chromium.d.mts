export const CHROMIUM_FLAGS: string[];
export const PLAYWRIGHT_FLAGS: string[];
export function chromiumPath(): string | undefined;
export function testChromiumPath(): string | undefined;
