/**
 * Where a picture of the couple's is: a stored one by its key; in the editor's preview also one that is only chosen.
 */
export function pictureUrl(imageUrl: string): string {
  return imageUrl.startsWith('blob:') ? imageUrl : `/storage/${imageUrl}`;
}
