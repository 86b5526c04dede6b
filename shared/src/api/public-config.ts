/** What the web app needs to know of the shop's configuration; nothing in it is secret. */
export interface PublicConfig {
  shopName: string;
  /** Digits of the shop's chat number, with country code. */
  chatNumber: string;
  instagram: string | null;
  facebook: string | null;
  tiktok: string | null;
  publicUrl: string;
  /** The demo sign-in serves instead of Google. */
  demoSignIn: boolean;
  promoPopup: boolean;
}
