import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.js';
import { Icon, type IconName } from './icon.js';
import { Spinner } from './spinner.js';
import { uiTexts } from '../../i18n/ui.js';

export type ButtonVariant = 'primary' | 'second' | 'ghost' | 'danger' | 'inverse' | 'google';
/** `md` 44 px; `lg` 52 px, for the main action; `sm` 36 px, but only on a desktop with a fine pointer. */
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: IconName;
}

/** The classes of a button, for what must be another element. */
export function buttonClass({ variant = 'primary', size = 'md', block }: Look, className?: string): string {
  return classNames('btn', `btn--${variant}`, size !== 'md' && `btn--${size}`, block && 'btn--block', className);
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While it works: spinner and `busyLabel` take the label's place, and presses do nothing. */
    busy?: boolean;
    busyLabel?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button. It stays focusable while busy, so that a reader does not lose its place. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  busyLabel = uiTexts.loading,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) },
        className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        <>
          {icon && <Icon name={icon} />}
          {children}
        </>
      )}
    </button>
  );
}

export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link
      {...rest}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) },
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

export type AnchorProps = Look & {
  href: string;
  newTab?: boolean;
  className?: string | undefined;
  children: ReactNode;
  onClick?: () => void;
  'aria-label'?: string;
};

/** A link out of the shop's pages (chat, an invitation, a sample) that looks like a button. */
export function ButtonAnchor({ variant, size, block, icon, newTab, className, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) },
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'block'> & { icon: IconName; label: string };

/** A button of one picture, 44 px wide; `label` is its accessible name. */
export function IconButton({ icon, label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} className={classNames('btn--icon', className)} aria-label={label} title={label}>
      <Icon name={icon} />
    </Button>
  );
}
