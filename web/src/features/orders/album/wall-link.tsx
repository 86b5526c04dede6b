import { useState } from 'react';
import { LinkField } from '../../../components/share/link-field.js';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { albumTexts as t } from '../../../i18n/album.js';
import { useShop } from '../../../lib/queries/shop.js';
import { useLastShown } from '../../../lib/use-last-shown.js';
import { useWallLink } from '../mutations/album.js';
import * as css from './album.module.css';

type Change = 'renew' | 'revoke';

/**
 * The link of the hall's screen: to make, to copy, to open, to renew and to revoke.
 * @param path empty: there is none
 */
export function WallLink({ invitationId, path }: { invitationId: string; path: string }) {
  const { publicUrl } = useShop();
  const [asking, setAsking] = useState<Change | null>(null);
  const asked = useLastShown(asking) ?? 'renew';
  const { isPending, mutate: set } = useWallLink(invitationId, path, () => setAsking(null));
  const link = (publicUrl || window.location.origin) + path;
  return (
    <section className="card card__pad">
      <h2 className="h-card">{t.wall}</h2>
      <p className="sm soft">{t.wallText}</p>
      {path === '' ? (
        <Button className={css.sideButton} variant="second" icon="link" busy={isPending} onClick={() => set(true)}>
          {t.wallMake}
        </Button>
      ) : (
        <div className={css.wall}>
          <LinkField
            link={link}
            texts={{ label: t.wallLink, copy: t.wallCopy, copied: t.wallCopied, copyFailed: t.wallCopyFailed }}
          />
          <ButtonAnchor icon="external" newTab block href={link}>
            {t.wallOpen}
          </ButtonAnchor>
          <p className="xs soft">{t.wallHint}</p>
          <div className={css.wallActs}>
            <Button variant="ghost" size="sm" icon="retry" onClick={() => setAsking('renew')}>
              {t.wallRenew}
            </Button>
            <Button variant="danger" size="sm" icon="trash" onClick={() => setAsking('revoke')}>
              {t.wallRevoke}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asked === 'renew' ? t.wallRenewTitle : t.wallRevokeTitle}
        icon={asked === 'renew' ? 'retry' : 'trash'}
        tone="bad"
        cancel={t.cancel}
        confirm={{
          variant: 'danger',
          busy: isPending,
          onClick: () => set(asked === 'renew'),
          children: asked === 'renew' ? t.wallRenew : t.wallRevoke,
        }}
      >
        <p>{asked === 'renew' ? t.wallRenewText : t.wallRevokeText}</p>
      </ConfirmDialog>
    </section>
  );
}
