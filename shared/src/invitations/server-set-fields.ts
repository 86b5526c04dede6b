/**
 * Fields of an invitation that the server sets. They may be sent back with every section; what the couple write must
 * not be sent with another section than its own, because it would look saved.
 */
export const SERVER_SET_FIELDS: readonly string[] = [
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
