import type { ComponentPropsWithRef } from 'react';
import { busyAttributes, pressOnce } from '../Button/Button.tsx';
import styles from '../Button/Button.module.scss';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What everybody knows the action by. */
  readonly icon: IconName;
  /** Accessible name; there are no words on the button. */
  readonly label: string;
  /** 32 or 40 (business 36) px on each side; at least 44 px under a finger. */
  readonly size?: 'small' | 'medium';
  /** The action is on its way: presses are ignored, the focus stays, the size does not change. */
  readonly busy?: boolean;
  /** `submit` sends the form that it stands in; `button` unless told. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
}

/** A square button with an icon alone, for close, menu and the like. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        styles.button,
        styles.quiet,
        styles.square,
        styles[size],
        busy && styles.busy,
        className,
      )}
      onClick={pressOnce(busy, onClick)}
      {...(busy && busyAttributes)}
    >
      <span className={styles.content}>
        <Icon name={icon} />
      </span>
      {busy && <Spinner size="sm" className={styles.spinner} />}
    </button>
  );
}
