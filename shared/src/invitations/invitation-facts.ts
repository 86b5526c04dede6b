/**
 * What the server sets of an invitation. It may come back with every section; what the couple write may not come with
 * another section than its own, because it would look saved.
 */
export const INVITATION_FACTS: readonly string[] = [
  '_id',
  'orderId',
  'createdBy',
  'isSample',
  'createdAt',
  'designCode',
  'package',
  'theme',
  'firstPage',
  'images',
  'page2Header',
  'revisions',
];
