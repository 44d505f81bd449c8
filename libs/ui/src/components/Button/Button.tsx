import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { PlainLink, type LinkComponentProps } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.scss';

/** Props shared by buttons and links styled as buttons. */
export interface ButtonAppearance {
  /** `primary` is for the main action of a screen. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Height of 32, 40 (business 36) or 48 px; the touch target is at least 44 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Decorative icon before the label. */
  readonly icon?: IconName;
  /** Fills the width of its container. */
  readonly fullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<'button'> {
  /** The action is in progress: clicks are ignored; focus and width are kept. */
  readonly busy?: boolean;
  /** `submit` submits the surrounding form; `button` by default. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** The label: a verb and, if needed, its object. */
  readonly children: ReactNode;
}

function appearanceClasses({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
}: ButtonAppearance): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth);
}

/** Ignores clicks while busy. The control keeps its focus, which `disabled` would drop. */
export function ignoreWhileBusy(
  busy: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> {
  return (event) => {
    // Pointer clicks have a count; keyboard clicks do not.
    if (event.detail > 0) preventDoubleClickSelection();
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
}

/** ARIA attributes of a control whose action is in progress. */
export const busyAttributes = { 'aria-busy': true, 'aria-disabled': true } as const;

/**
 * Prevents the second click of a double click from selecting text that appeared with the first. Only that click is affected; a single click
 * keeps its default behavior.
 */
function preventDoubleClickSelection(): void {
  const preventSecondPress = (event: globalThis.MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };
  document.addEventListener('mousedown', preventSecondPress, { capture: true, once: true });
}

/** A button. Its type is `button` by default, so that it never submits a form by accident. */
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
      className={classNames(appearanceClasses({ variant, size, fullWidth }), busy && styles.busy, className)}
      onClick={ignoreWhileBusy(busy, onClick)}
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

export interface ButtonLinkProps extends ButtonAppearance, LinkComponentProps {
  /** The link's target. */
  readonly children: ReactNode;
}

/** A link styled as a button. */
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
      className={classNames(appearanceClasses({ variant, size, fullWidth }), className)}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </PlainLink>
  );
}
