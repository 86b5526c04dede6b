export type OrderItemKind = 'rsvp' | 'video' | 'card' | 'pdf';
export const ORDER_ITEM_KINDS: readonly OrderItemKind[] = ['rsvp', 'video', 'card', 'pdf'];

/** What a customer chooses. `package`: standard or premium; for cards the quantity as text. */
export interface OrderItemInput {
  item: OrderItemKind;
  package: string;
}
