import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Alert.module.scss';

/** Kinds of alert (cart 4), and `success` of our own. */
export type AlertKind = 'warning' | 'failure' | 'info' | 'success';

const icons: Readonly<Record<AlertKind, IconName>> = {
  warning: 'warning',
  failure: 'alert',
  info: 'info',
  success: 'check',
};

const kinds: Readonly<Record<AlertKind, string>> = {
  warning: 'Warning: ',
  failure: 'Error: ',
  info: 'Note: ',
  success: 'Success: ',
};

export interface AlertProps {
  /** `warning` unless told, like the notifications of the cart (cart 4). */
  readonly kind?: AlertKind;
  /** What happened, in a line of its own. */
  readonly title?: ReactNode;
  /** What holds now and what to do; alone, all that there is to say. */
  readonly children?: ReactNode;
  /** Buttons or links, such as "Try again". */
  readonly actions?: ReactNode;
  /** Shows a button that puts the alert away; taking it out of the page is up to the caller. */
  readonly onDismiss?: (() => void) | undefined;
  /** Stands before the words for those who do not see the icon; the kind in English unless told. */
  readonly kindLabel?: string;
  /** Name of the button that puts it away. */
  readonly dismissLabel?: string;
  /** Read out when it appears: `polite` waits for a pause, `assertive` does not. Not read out unless told. */
  readonly live?: 'polite' | 'assertive' | undefined;
  /** Moves focus to the alert, and so scrolls to it, when it appears: where the pressed button may be off screen. */
  readonly takesFocus?: boolean;
  /** A class of the place that it stands in. */
  readonly className?: string | undefined;
}

const focusOn = (alert: HTMLElement | null) => alert?.focus();

/** Something that the shopper should know here and now: what happened and what to do next. */
export function Alert({
  kind = 'warning',
  title,
  children,
  actions,
  onDismiss,
  kindLabel = kinds[kind],
  dismissLabel = 'Dismiss',
  live,
  takesFocus = false,
  className,
}: AlertProps) {
  return (
    <div
      ref={takesFocus ? focusOn : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      className={classNames(styles.alert, styles[kind], className)}
      role={live === undefined ? undefined : live === 'assertive' ? 'alert' : 'status'}
    >
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.body}>
        <VisuallyHidden>{kindLabel}</VisuallyHidden>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon="close"
          label={dismissLabel}
          size="small"
          className={styles.dismiss}
          onClick={() => {
            onDismiss();
          }}
        />
      )}
    </div>
  );
}
