import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { PlainLink, type LinkComponentProps } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.scss';

/** What buttons and links that look like buttons share. */
export interface ButtonLook {
  /** `primary` is the one main action of a screen. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 32, 40 (business 36) or 48 px high; at least 44 px under a finger. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Drawn before the words; decoration. */
  readonly icon?: IconName;
  /** Stretches over the width of its column. */
  readonly fullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The action is on its way: clicks are ignored, the focus stays, the width does not change. */
  readonly busy?: boolean;
  /** `submit` sends the form that it stands in; `button` unless told. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** A verb and, where it is not clear, its object. */
  readonly children: ReactNode;
}

function lookOf({ variant = 'secondary', size = 'medium', fullWidth = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth);
}

/** Presses are taken once: a busy control keeps its focus (`disabled` would drop it) and only stops answering. */
export function pressOnce(
  busy: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> {
  return (event) => {
    // Pressed by pointer; the keyboard's clicks have no count.
    if (event.detail > 0) withoutSecondPress();
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
}

/** What a control says of itself while its action is on its way. */
export const busyAttributes = { 'aria-busy': true, 'aria-disabled': true } as const;

/**
 * The second press of a double click may fall on what the first one has brought, and would select its words. Of the
 * next press only that is refused; a single one does what it always does.
 */
function withoutSecondPress(): void {
  const refuse = (event: globalThis.MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };
  document.addEventListener('mousedown', refuse, { capture: true, once: true });
}

/** A button. Its type is `button` unless told, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  icon,
  fullWidth,
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(lookOf({ variant, size, fullWidth }), busy && styles.busy, className)}
      onClick={pressOnce(busy, onClick)}
      {...(busy && busyAttributes)}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && <Spinner size="sm" className={styles.spinner} />}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkComponentProps {
  /** What it leads to. */
  readonly children: ReactNode;
}

/** Looks like a button and goes somewhere. */
export function ButtonLink({
  variant,
  size,
  icon,
  fullWidth,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <PlainLink
      {...rest}
      data-print="hide"
      className={classNames(lookOf({ variant, size, fullWidth }), className)}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </PlainLink>
  );
}
