import type { BankAccount } from '@serikad/shared/invitations/invitation.types';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition } from '../section.types.js';

export const salamKaut: FormSectionDefinition<'salamKaut'> = {
  title: s.kautTitle,
  lead: s.kautLead,
  icon: 'qr',
  group: 'event',
  loadFields: () => import('./salam-kaut-section.js').then((m) => m.SalamKautSection),
  media: 'qr',
  preview: { area: 'guests', scrollTo: PREVIEW_AREAS.guests, outline: '.bar [data-item="gift"]' },
  deletions: ({ invitation: { _id: id, bankAccount, secondBankAccount } }) =>
    [bankAccount, secondBankAccount].every(isEmptyAccount)
      ? []
      : [() => call('DELETE /api/invitation/salam-kaut', { body: { id } })],
  loadDto: () => import('@serikad/shared/invitations/salam-kaut.dto').then((m) => m.SalamKautDto),
  toValues: ({ bankAccount: { name, bankName, accountNo }, secondBankAccount, viewSalamKaut }) => ({
    name,
    bankName,
    accountNo,
    secondName: secondBankAccount.name,
    secondBankName: secondBankAccount.bankName,
    secondAccountNo: secondBankAccount.accountNo,
    show: viewSalamKaut,
  }),
  toBody: (id, values) => ({ invitationId: id, ...values }),
  save: (body, headers, { qr }) => qr.send(body, headers),
  toPreview: (values, _all, { bankAccount, secondBankAccount }) => {
    const { show, name, bankName, accountNo, secondName, secondBankName, secondAccountNo } = values;
    return {
      viewSalamKaut: show,
      bankAccount: { ...bankAccount, name, bankName, accountNo },
      secondBankAccount: {
        ...secondBankAccount,
        name: secondName,
        bankName: secondBankName,
        accountNo: secondAccountNo,
      },
    };
  },
  summary: ({ show, bankName, accountNo }, { invitation }) =>
    accountNo === '' && bankName === '' && invitation.bankAccount.qrUrl === null
      ? t.empty
      : [bankName || accountNo || s.qr, show ? s.kautShown : s.kautHidden].join(' · '),
  isComplete: ({ accountNo }, { invitation }) => accountNo !== '' || invitation.bankAccount.qrUrl !== null,
  firstField: () => 'name',
};

function isEmptyAccount({ qrUrl, name, bankName, accountNo }: BankAccount): boolean {
  return qrUrl === null && name + bankName + accountNo === '';
}
