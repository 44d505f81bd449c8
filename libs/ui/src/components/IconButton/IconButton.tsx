import type { ComponentPropsWithRef } from 'react';
import { busyAttributes, ignoreWhileBusy } from '../Button/Button.tsx';
import styles from '../Button/Button.module.scss';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** A commonly understood icon. */
  readonly icon: IconName;
  /** Accessible name; the button has no visible text. */
  readonly label: string;
  /** Width and height of 32 or 40 (business 36) px; the touch target is at least 44 px. */
  readonly size?: 'small' | 'medium';
  /** The action is in progress: clicks are ignored; focus and size are kept. */
  readonly busy?: boolean;
  /** `submit` submits the surrounding form; `button` by default. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
}

/** A square button with only an icon, for actions such as close or menu. */
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
      onClick={ignoreWhileBusy(busy, onClick)}
      {...(busy && busyAttributes)}
    >
      <span className={styles.content}>
        <Icon name={icon} />
      </span>
      {busy && <Spinner size="sm" className={styles.spinner} />}
    </button>
  );
}
