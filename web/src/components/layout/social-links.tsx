import { useShop } from '../../lib/queries/shop.js';
import { Icon } from '../ui/icon.js';

/** The shop's pages elsewhere, those that are configured. */
export function SocialLinks() {
  const { instagram, facebook, tiktok } = useShop();
  const links = [
    { icon: 'instagram', name: 'Instagram', href: instagram },
    { icon: 'facebook', name: 'Facebook', href: facebook },
    { icon: 'tiktok', name: 'TikTok', href: tiktok },
  ] as const;
  if (links.every(({ href }) => href === null)) return null;
  return (
    <div className="social">
      {links.map(({ icon, name, href }) =>
        href === null ? null : (
          <a key={name} href={href} aria-label={name} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
          </a>
        ),
      )}
    </div>
  );
}
