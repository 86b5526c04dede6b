import type { CSSProperties, ReactNode } from 'react';
import { errorMessage, isApiError } from '../../lib/api-error.js';
import { Button } from './button.js';
import { classNames } from './class-names.js';
import { Icon, type IconName } from './icon.js';
import { WithMalay } from './with-malay.js';
import { uiTexts } from '../../i18n/ui.js';

/** A grey shape of the size of what is on its way. */
export function Skeleton({
  width,
  height,
  ratio,
  className,
}: {
  width?: string;
  height?: string;
  ratio?: string;
  className?: string | undefined;
}) {
  const style: CSSProperties = { width, height, ...(ratio && { aspectRatio: ratio }) };
  return <div className={classNames('skel', className)} style={style} aria-hidden="true" />;
}

/** Around skeletons: announces to screen readers that something loads. */
export function LoadingRegion({
  heading: Heading = 'span',
  children,
}: {
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'span';
  children: ReactNode;
}) {
  return (
    <div role="status">
      <Heading className="sr">
        <WithMalay text={uiTexts.loading} beside={uiTexts.loadingBeside} malay="inLine" />
      </Heading>
      {children}
    </div>
  );
}

interface StateProps {
  icon?: IconName;
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | 'p';
}

export function EmptyState({ icon, picture, title, children, actions, heading: Heading = 'h2' }: StateProps) {
  return (
    <div className="state">
      {picture}
      {icon && (
        <div className="state__icon">
          <Icon name={icon} />
        </div>
      )}
      <Heading className="h-sec">{title}</Heading>
      {children !== undefined && <p className="sm">{children}</p>}
      {actions !== undefined && <div className="btn-row">{actions}</div>}
    </div>
  );
}

export function ErrorState({
  children,
  error,
  retryLabel = uiTexts.tryAgain,
  onRetry,
  busy = false,
  picture,
  heading: Heading = 'h2',
}: {
  /** What is missing, in a sentence. */
  children?: ReactNode;
  /** What was thrown: its message says whether the connection or the shop is at fault. */
  error?: unknown;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  picture?: ReactNode;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2';
}) {
  const isLine = isApiError(error, 'network') || isApiError(error, 'timeout');
  return (
    <div className="state" role="alert">
      {picture ?? (
        <div className="state__icon state__icon--bad">
          <Icon name={isLine ? 'offline' : 'alert'} />
        </div>
      )}
      <Heading className="h-sec">{uiTexts.failed}</Heading>
      {(children !== undefined || error !== undefined) && (
        <p className="sm">
          {children} {error !== undefined && errorMessage(error)}
        </p>
      )}
      {onRetry && (
        <div className="btn-row">
          <Button variant="second" icon="retry" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

export type NoticeTone = 'info' | 'warn' | 'bad' | 'ok' | 'plain';

/** A message inside the part of the page that it belongs to. */
export function Notice({
  tone = 'info',
  icon = tone === 'bad' ? 'alert' : tone === 'ok' ? 'check' : 'info',
  title,
  actions,
  children,
  role,
}: {
  tone?: NoticeTone;
  icon?: IconName;
  title?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  role?: 'alert' | 'status' | 'note';
}) {
  return (
    <div className={classNames('notice', tone !== 'info' && `notice--${tone}`)} role={role}>
      <Icon name={icon} />
      <div className="grow">
        {title !== undefined && <b className="notice__title">{title}</b>}
        {children}
        {actions !== undefined && <div className="notice__act">{actions}</div>}
      </div>
    </div>
  );
}

export function Banner({
  tone = 'gold',
  icon,
  action,
  children,
}: {
  tone?: 'gold' | 'bad';
  icon: IconName;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside className={classNames('banner', tone === 'bad' && 'banner--bad')}>
      <div className="wrap">
        <Icon name={icon} />
        <p className="grow">{children}</p>
        {action}
      </div>
    </aside>
  );
}

export type PillTone = 'ok' | 'wait' | 'bad' | 'info' | 'mute' | 'line';

/** A word on a coloured ground; for money and answers alone. */
export function Pill({ tone, icon, children }: { tone: PillTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`pill pill--${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

/** An amount in whole ringgit, in the display face with a small RM. A text where its thousands are to be separated. */
export function Price({ amount, className }: { amount: number | string; className?: string | undefined }) {
  return (
    <span className={classNames('price', className)}>
      <span className="price__rm">RM</span>
      {amount}
    </span>
  );
}
