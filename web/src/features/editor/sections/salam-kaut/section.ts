import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition } from '../section.types.js';

/** The QR code is a file, which `media.qr` holds. */
type Values = Required<Pick<SalamKautDto, 'name' | 'bankName' | 'accountNo' | 'show'>>;

export const salamKaut: FormSectionDefinition<Values, SalamKautDto> = {
  title: s.kautTitle,
  lead: s.kautLead,
  icon: 'qr',
  group: 'event',
  loadFields: () => import('./salam-kaut-section.js').then((m) => m.SalamKautSection),
  media: 'qr',
  preview: { area: 'guests', scrollTo: PREVIEW_AREAS.guests, outline: '.bar [data-item="gift"]' },
  deletions: ({ invitation: { _id: id, bankAccount } }) => {
    const { qrUrl, name, bankName, accountNo } = bankAccount;
    const isEmpty = qrUrl === null && name + bankName + accountNo === '';
    return isEmpty ? [] : [() => call('DELETE /api/invitation/salam-kaut', { body: { id } })];
  },
  loadDto: () => import('@serikad/shared/invitations/salam-kaut.dto').then((m) => m.SalamKautDto),
  toValues: ({ bankAccount: { name, bankName, accountNo }, viewSalamKaut }) => ({
    name,
    bankName,
    accountNo,
    show: viewSalamKaut,
  }),
  toBody: (id, values) => ({ invitationId: id, ...values }),
  save: (body, headers, { qr }) => qr.send(body, headers),
  toPreview: ({ show, ...account }, _all, { bankAccount }) => ({
    viewSalamKaut: show,
    bankAccount: { ...bankAccount, ...account },
  }),
  summary: ({ show, bankName, accountNo }, { invitation }) =>
    accountNo === '' && bankName === '' && invitation.bankAccount.qrUrl === null
      ? t.empty
      : [bankName || accountNo || s.qr, show ? s.kautShown : s.kautHidden].join(' · '),
  isComplete: ({ accountNo }, { invitation }) => accountNo !== '' || invitation.bankAccount.qrUrl !== null,
  describe: ({ show, name, bankName, accountNo }) => [
    [s.kautShow, show],
    [s.kautHolder, name],
    [s.kautBank, bankName],
    [s.kautAccount, accountNo],
  ],
  firstField: () => 'name',
};
