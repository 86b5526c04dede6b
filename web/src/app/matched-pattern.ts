/** The pattern of the innermost route that an address matched; empty for the home page. */
export function matchedPattern(matches: readonly { route: { path?: string } }[]): string {
  return matches[matches.length - 1]?.route.path ?? '';
}
