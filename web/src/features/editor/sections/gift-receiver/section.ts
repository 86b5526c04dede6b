import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition } from '../section.types.js';

/** The form has the receiver alone; `media.gifts` holds the gifts. */
export const giftReceiver: FormSectionDefinition<'giftReceiver'> = {
  title: s.giftsTitle,
  lead: s.giftsLead,
  icon: 'gift',
  group: 'event',
  loadFields: () => import('./gift-receiver-section.js').then((m) => m.GiftReceiverSection),
  media: 'gifts',
  count: ({ gifts }) => (gifts.length > 0 ? String(gifts.length) : undefined),
  preview: { area: 'guests', scrollTo: PREVIEW_AREAS.guests, outline: '.bar [data-item="gift"]' },
  deletions: ({ gifts, invitation: { _id: invitationId, giftReceiverName, giftDeliveryAddress } }) => [
    ...gifts.map(
      ({ _id: id }) =>
        () =>
          call('DELETE /api/gift/delete', { body: { id, invitationId } }),
    ),
    ...(giftReceiverName !== '' || giftDeliveryAddress !== ''
      ? [() => call('DELETE /api/invitation/gift-receiver', { body: { id: invitationId } })]
      : []),
  ],
  loadDto: () => import('@serikad/shared/invitations/gift-receiver.dto').then((m) => m.GiftReceiverDto),
  toValues: ({ giftReceiverName, giftDeliveryAddress }) => ({ name: giftReceiverName, address: giftDeliveryAddress }),
  toBody: (id, values) => ({ id, ...values }),
  save: (body, headers) => call('PUT /api/invitation/update/gift-receiver-info', { body, headers }),
  toPreview: ({ name, address }) => ({ giftReceiverName: name, giftDeliveryAddress: address }),
  summary: (_values, { gifts }) => {
    if (gifts.length === 0) return t.empty;
    const reserved = gifts.filter(({ reservation }) => reservation !== null).length;
    return [s.giftCount(gifts.length), ...(reserved > 0 ? [s.giftReserved(reserved)] : [])].join(' · ');
  },
  isComplete: ({ name, address }, { gifts }) => gifts.length > 0 && name !== '' && address !== '',
  firstField: () => 'name',
};
