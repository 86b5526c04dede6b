import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { CoupleNames } from '../../../components/couple-names.js';

/** The couple, or both couples, of a wedding. */
export function WeddingNames({
  of: { couple, couple2 },
  fallback,
}: {
  of: Pick<InvitationView, 'couple' | 'couple2'>;
  fallback: string;
}) {
  return (
    <>
      <CoupleNames couple={couple} fallback={fallback} />
      {couple2 && (
        <>
          {', '}
          <CoupleNames couple={couple2} fallback={fallback} />
        </>
      )}
    </>
  );
}
