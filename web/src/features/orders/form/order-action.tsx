import { SignInButton } from '../../../components/session/sign-in-button.js';
import { Button } from '../../../components/ui/button.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { orderFormTexts as t } from '../../../i18n/orders.js';

/** The form's one action: order, or sign in first and come back to the same choice. */
export function OrderAction({ signedIn, saving, nothing }: { signedIn: boolean; saving: boolean; nothing: boolean }) {
  if (!signedIn) return <SignInButton size="lg" block returnHere pending={{ origin: 'invitation' }} />;
  return (
    <Button type="submit" size="lg" block busy={saving} disabled={nothing}>
      <Prescribed text={t.order} inControl />
    </Button>
  );
}
