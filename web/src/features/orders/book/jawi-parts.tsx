import { jawiParts } from '@serikad/shared/invitations/jawi-names';

/** A couple's names in Jawi, in parts between which the line is broken before a name is. */
export function JawiParts({ line }: { line: string }) {
  const [first, andSecond] = jawiParts(line);
  return (
    <>
      <span style={{ display: 'inline-block' }}>{first}</span>{' '}
      <span style={{ display: 'inline-block' }}>{andSecond}</span>
    </>
  );
}
