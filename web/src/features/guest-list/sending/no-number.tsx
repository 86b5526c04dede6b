import type { EditFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useCallback, useState } from 'react';
import { TextField } from '../../../components/form/form-fields.js';
import { LinkQr } from '../../../components/share/link-qr.js';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { guestSendTexts as sendTexts } from '../../../i18n/guest-send.js';
import { errorMessage } from '../../../lib/api-error.js';
import { useForm } from '../../../lib/form/use-form.js';
import { useCopy } from '../../../lib/use-copy.js';
import { LinkCode } from '../door/link-code.js';
import { familyBody, familyInput } from '../model/family-form.js';
import * as css from './send.module.css';

const loadDto = () => import('@serikad/shared/guest-list/family.dto').then((m) => m.EditFamilyDto);
const NO_PHONE = { phone: '' };

interface Props {
  family: FamilyView;
  /** Where its link leads, such as `https://serikad.my`. */
  origin: string;
  /** @throws ApiError */
  save: (body: EditFamilyDto) => Promise<void>;
  /** The link was copied. */
  onCopied: () => void;
}

/** Of a family without a number: a field for it, and the link to copy or as a code. */
export function NoNumber({ family, origin, save, onCopied }: Props) {
  const toBody = useCallback(
    ({ phone }: typeof NO_PHONE) => familyBody(family, { ...familyInput(family), phone }),
    [family],
  );
  const form = useForm<typeof NO_PHONE, EditFamilyDto>(loadDto, NO_PHONE, {
    draftKey: `guest-list-phone:${family.id}`,
    toBody,
  });
  const [failure, setFailure] = useState<string>();
  const [showsCode, setShowsCode] = useState(false);
  const toast = useToast();
  const { copy } = useCopy();
  const link = origin + family.link;
  const submit = form.props(
    (body) => {
      setFailure(undefined);
      return save(body);
    },
    (error) => setFailure(errorMessage(error)),
  );
  const copyLink = async () => {
    if (!(await copy('link', link))) return toast(t.copyFailed, 'bad');
    toast(t.linkCopied);
    onCopied();
  };
  return (
    <section className={css.noNumber} aria-label={sendTexts.noNumber}>
      <form className={css.number} {...submit}>
        <TextField
          form={form}
          path="phone"
          label={t.phone}
          placeholder={t.phoneExample}
          type="tel"
          autoComplete="off"
        />
        <Button
          type="submit"
          variant="second"
          busy={form.saving}
          busyLabel={t.saving}
          disabled={form.values.phone.trim() === ''}
        >
          {sendTexts.saveNumber}
        </Button>
      </form>
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <div className="btn-row">
        <Button variant="second" size="sm" icon="copy" onClick={() => void copyLink()}>
          {t.menu.copyLink}
        </Button>
        <Button variant="second" size="sm" icon="qr" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {sendTexts.code}
        </Button>
      </div>
      {showsCode && (
        <LinkQr link={link} name={titleOf(family)} alt={t.qrAlt}>
          <LinkCode link={family.link} />
        </LinkQr>
      )}
    </section>
  );
}
