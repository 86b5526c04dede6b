import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { Icon } from '../ui/icon.js';
import { pictureUrl } from '../view/picture-url.js';

/** A gift's picture; its name is beside it. */
export function GiftPicture({ gift, large = false }: { gift: GiftView; large?: boolean }) {
  return (
    <span className={`tile${large ? ' hero' : ''}${gift.imageUrl === '' ? '' : ' pic'}`}>
      {gift.imageUrl === '' ? <Icon name="gift" /> : <img src={pictureUrl(gift.imageUrl)} alt="" loading="lazy" />}
    </span>
  );
}
