declare const owned: unique symbol;

/** An order's id together with the proof that the caller owns it; made by AccessService alone. */
export type OwnedOrderId = string & { readonly [owned]: 'order' };

/** An invitation's id together with the proof that the caller owns it; made by AccessService alone. */
export type OwnedInvitationId = string & { readonly [owned]: 'invitation' };
