/**
 * Indexes of earlier versions by collection: dropped at a start, once all present indexes of the collection are built.
 * An index whose definition changes gets a new name, and the old name is listed here, so that one of the two always
 * exists.
 */
export const FORMER_INDEXES: Readonly<Record<string, readonly string[]>> = {
  gifts: ['gifts_of_invitation'],
  payments: ['payments_by_time'],
  photos: ['photos_in_order'],
  wishes: ['wishes_newest_first', 'void_wishes_expire'],
};
