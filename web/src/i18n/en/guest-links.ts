import type * as malay from '../ms/guest-links.js';
import type { TextsLike } from '../texts-like.js';

export const linkDialogTexts: TextsLike<typeof malay.linkDialogTexts> = {
  helperOpen: 'Helper’s link',
  helperTitle: (branch: string) => `Link for ${branch}`,
  helperNone:
    'With one link, parents or relatives add and send invitations in this list alone, without an account. They do not see other lists, guests’ answers, notes or full phone numbers.',
  helperText: 'Everyone with this link can add and change families in this list alone.',
  helperQuota: (quota: number | null) =>
    quota === null ? 'This list has no limit of seats.' : `At most ${quota} seats can be filled through this link.`,
  helperMessage: (branch: string, link: string) =>
    `Assalamualaikum. This is the link for the guest list ${branch}. Open it, add the families to invite, and send them their invitations:\n${link}\n\nThe link is for you alone.`,
  catererOpen: 'For the caterer',
  catererTitle: 'Caterer’s link',
  catererNone:
    'The caterer sees how many adults and children are sure, possible and without an answer, always the same as your figures. No names and phone numbers of families.',
  catererText: 'Everyone with this link can see the guest figures. No names and phone numbers of families.',
  catererMessage: (link: string) =>
    `Assalamualaikum. These are the current guest figures for our wedding, to print at any time:\n${link}`,
  catererBranches: 'Show the figures of each list',
  catererBranchesHint: 'The caterer will see the names of the lists, such as Mak’s list.',
  make: 'Make a link',
  link: 'Link',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'It could not be copied. Press and hold the link to copy it.',
  whatsapp: 'WhatsApp',
  share: 'Share',
  qr: 'QR code',
  qrAlt: 'QR code of this link',
  renew: 'Renew link',
  renewTitle: 'Renew this link?',
  revoke: 'Revoke',
  revokeTitle: 'Revoke this link?',
  renewHelper:
    'The old link stops working at once, also where its page is open. Families that were added stay. Send the new link afterwards.',
  revokeHelper:
    'This link stops working at once, also where its page is open. Families that were added stay, and the links that were sent to them still work. What was not saved yet stays on the helper’s phone.',
  renewCaterer: 'The old link stops working at once. Send the new one to the caterer afterwards.',
  revokeCaterer: 'The caterer can no longer see the figures. Your figures and your list do not change.',
  renewed: 'The link was renewed',
  revoked: 'The link was revoked',
  made: 'The link was made',
  cancel: 'Cancel',
  close: 'Close',
};
