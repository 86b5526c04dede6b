import type { LogoProps } from './media.types.js';

/** The couple's own picture for the seal, below the choice of it. */
export function LogoUpload({ bundle }: LogoProps) {
  const { openingLogo } = bundle.invitation;
  return openingLogo === null ? null : <img className="logo-upload__pic" src={`/storage/${openingLogo}`} alt="" />;
}
