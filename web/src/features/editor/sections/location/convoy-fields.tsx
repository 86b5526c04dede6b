import { CONVOY_PATH } from '@serikad/shared/invitations/convoy-path';
import { MOST_NOTE_LETTERS } from '@serikad/shared/invitations/defaults';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { AreaField, TextField } from '../../../../components/form/form-fields.js';
import { Button, ButtonAnchor } from '../../../../components/ui/button.js';
import { Switch } from '../../../../components/ui/choices.js';
import { useToast } from '../../../../components/ui/toast.js';
import { placeTexts as p } from '../../../../i18n/editor-place.js';
import { useCopy } from '../../../../lib/use-copy.js';
import { useGuestLink } from '../../../../lib/use-guest-link.js';
import type { SectionForm } from '../section.types.js';
import * as css from '../../editor.module.css';

interface Props {
  form: SectionForm<'location'>;
  stored: InvitationView;
  isNew: boolean;
}

/** The page for those who drive together, with its address to pass on. What is typed stays while it is off. */
export function ConvoyFields({ form, stored, isNew }: Props) {
  const { enabled } = form.values.convoy;
  return (
    <div className={css.secSub}>
      <h2>{p.convoy}</h2>
      <p>{p.convoyText}</p>
      <div className="stack">
        <Switch label={p.convoyShow} checked={enabled} onChange={(next) => form.set('convoy.enabled', next)} />
        {enabled && (
          <>
            <TextField
              form={form}
              path="convoy.meetingPoint"
              label={p.meetingPoint}
              placeholder={p.meetingPointExample}
              maxLength={MOST_NOTE_LETTERS}
            />
            <TextField form={form} path="convoy.mapLink" label={p.mapLink} optional type="url" inputMode="url" />
            <TextField
              form={form}
              path="convoy.time"
              label={p.convoyTime}
              placeholder={p.convoyTimeExample}
              maxLength={80}
            />
            <AreaField
              form={form}
              path="convoy.cars"
              label={p.cars}
              optional
              hint={p.carsHint}
              placeholder={p.carsExample}
              rows={3}
              maxLength={400}
            />
            <div className="grid-2">
              <TextField form={form} path="convoy.contactName" label={p.contactName} optional maxLength={60} />
              <TextField
                form={form}
                path="convoy.contactPhone"
                label={p.contactPhone}
                optional
                type="tel"
                maxLength={30}
              />
            </div>
            {stored.convoy.enabled && !isNew ? (
              <ConvoyLink stored={stored} />
            ) : (
              <p className="sm">{p.convoyAfterSave}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function ConvoyLink({ stored }: Pick<Props, 'stored'>) {
  const { copied, copy } = useCopy();
  const toast = useToast();
  const link = `${useGuestLink(stored)}/${CONVOY_PATH}`;
  return (
    <div className="row row--wrap">
      <Button
        variant="second"
        icon={copied === null ? 'copy' : 'check'}
        onClick={() => void copy('link', link).then((could) => could || toast(p.copyFailed, 'bad'))}
      >
        {copied === null ? p.copy : p.copied}
      </Button>
      <ButtonAnchor variant="ghost" icon="eye" newTab href={link}>
        {p.see}
      </ButtonAnchor>
    </div>
  );
}
