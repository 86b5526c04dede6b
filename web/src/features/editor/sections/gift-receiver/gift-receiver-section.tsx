import { AreaField, TextField } from '../../../../components/form/form-fields.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { GiftRows } from './gift-rows.js';
import type { SectionProps } from '../section.types.js';
import * as css from '../../editor.module.css';

export function GiftReceiverSection({ forms: { giftReceiver: form }, media, disabled }: SectionProps) {
  return (
    <>
      <TextField form={form} path="name" label={s.giftReceiver} autoComplete="off" maxLength={100} />
      <AreaField form={form} path="address" label={s.giftAddress} rows={2} autoComplete="off" maxLength={500} />
      <div className={css.secSub}>
        <h2>{s.giftList}</h2>
        <p>{s.giftListText}</p>
        <GiftRows media={media} disabled={disabled} />
      </div>
    </>
  );
}
