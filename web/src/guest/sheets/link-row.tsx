import { Icon, type IconName } from '../ui/icon.js';

interface Props {
  icon: IconName;
  title: string;
  hint: string;
  href: string;
  /** The name of the file when the link is a download; else it opens beside the invitation. */
  download?: string;
}

/** A line of a sheet that leads somewhere else. */
export function LinkRow({ icon, title, hint, href, download }: Props) {
  const target = download === undefined ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : { download };
  return (
    <a className="row" href={href} {...target}>
      <span className="tile">
        <Icon name={icon} />
      </span>
      <span className="row-t">
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      <Icon name="next" />
    </a>
  );
}
