import { jawiParts } from '@serikad/shared/invitations/jawi-names';

/** A couple's names in Jawi; the style sheet breaks the line between its parts before it breaks a name. */
export function JawiLine({ line, className }: { line: string; className?: string }) {
  const [first, andSecond] = jawiParts(line);
  return (
    <span className={className} lang="ms-Arab" dir="rtl">
      <span>{first}</span> <span>{andSecond}</span>
    </span>
  );
}
