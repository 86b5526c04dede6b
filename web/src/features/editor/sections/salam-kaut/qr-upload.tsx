import { useId } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { intoView } from '../../../../components/ui/into-view.js';
import { Notice } from '../../../../components/ui/states.js';
import { bankQrTexts as t } from '../../../../i18n/editor-bank-qr.js';
import { mediaTexts } from '../../../../i18n/editor-media.js';
import { useObserved } from '../../../../lib/observed.js';
import { PictureField } from '../../media/picture-field.js';
import type { QrState, QrStore } from '../../media/qr-store.js';
import * as css from '../../media/media.module.css';

interface Props {
  store: QrStore;
  /** The `imageUrl` of the stored picture. */
  stored: string | null;
  disabled: boolean;
  /** Called with what the code says, once the couple have confirmed that it is their account. */
  onAccount: (holder: string, bank: string | null) => void;
}

/** The picture, and beside it what it says: two cells of the caller's grid. */
export function QrUpload({ store, stored, disabled, onAccount }: Props) {
  const id = useId();
  const state = useObserved(store);
  const { picture, removed, problem, progress } = state;
  return (
    <>
      <div className={css.qrUpload} data-part="qr-upload">
        <PictureField
          id={id}
          words={{ label: mediaTexts.qr, alt: t.alt, choose: t.choose, replace: t.replace, hint: t.hint }}
          stored={removed ? null : stored}
          picture={picture}
          error={problem ?? undefined}
          progress={progress}
          disabled={disabled}
          contain
          onChoose={(file) => void store.choose(file)}
          onReset={store.reset}
          onRemove={store.remove}
          onCancel={store.cancel}
        />
        {removed && (
          <Notice
            tone="plain"
            icon="trash"
            role="status"
            actions={
              <Button variant="ghost" icon="undo" disabled={disabled} onClick={store.reset}>
                {mediaTexts.undo}
              </Button>
            }
          >
            {t.removed}
          </Notice>
        )}
      </div>
      {picture && (
        <div className={css.qrReading} key={state.reading?.kind} ref={state.reading ? intoView : undefined}>
          <QrReading state={state} disabled={disabled} onConfirm={store.confirm} onAccount={onAccount} />
        </div>
      )}
    </>
  );
}

/**
 * Whose account the chosen code is, or that it has none, so that guests could not pay.
 * The couple confirm either (C-07).
 */
function QrReading({
  state: { reading, confirmed, unconfirmed },
  disabled,
  onConfirm,
  onAccount,
}: {
  state: QrState;
  disabled: boolean;
  onConfirm: () => void;
} & Pick<Props, 'onAccount'>) {
  if (reading === null) {
    return (
      <Notice tone="plain" role="status">
        {t.reads}
      </Notice>
    );
  }
  if (reading.kind === 'account') {
    const { holder, bank } = reading;
    const confirm = (): void => {
      onConfirm();
      onAccount(holder, bank);
    };
    return (
      <Notice
        tone={confirmed ? 'ok' : unconfirmed ? 'bad' : 'info'}
        role={unconfirmed ? 'alert' : 'status'}
        title={confirmed ? t.confirmed : t.isYours}
        actions={!confirmed && <Confirm label={t.yes} {...{ disabled, unconfirmed, confirm }} />}
      >
        <dl className={css.qrAccount}>
          <dt>{t.holder}</dt>
          <dd>{holder === '' ? t.notNamed : holder}</dd>
          <dt>{t.bank}</dt>
          <dd>{bank ?? t.notNamed}</dd>
        </dl>
      </Notice>
    );
  }
  if (reading.kind === 'one-payment' || reading.kind === 'several') {
    return (
      <Notice tone="bad" role="alert">
        {reading.kind === 'several' ? t.several : t.onePayment}
      </Notice>
    );
  }
  const texts = { none: t.none, other: t.other, damaged: t.damaged, foreign: t.foreign };
  return (
    <Notice
      tone={unconfirmed ? 'bad' : 'warn'}
      role={unconfirmed ? 'alert' : 'status'}
      title={t.invalid}
      actions={confirmed ? undefined : <Confirm label={t.keep} {...{ disabled, unconfirmed, confirm: onConfirm }} />}
    >
      {texts[reading.kind]}
      {confirmed && ` ${t.kept}`}
    </Notice>
  );
}

function Confirm({
  label,
  disabled,
  unconfirmed,
  confirm,
}: {
  label: string;
  disabled: boolean;
  unconfirmed: boolean;
  confirm: () => void;
}) {
  return (
    <Button variant="second" disabled={disabled} aria-invalid={unconfirmed} onClick={confirm}>
      {label}
    </Button>
  );
}
