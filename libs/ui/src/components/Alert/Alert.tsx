import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { keepFocus } from './keep-focus.ts';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './Alert.module.scss';

const { ui: texts } = UI_MESSAGES;

/** Types of alerts (cart-4.11), plus our own `success`. */
export type AlertKind = 'warning' | 'failure' | 'info' | 'success';

const icons: Readonly<Record<AlertKind, IconName>> = {
  warning: 'warning',
  failure: 'alert',
  info: 'info',
  success: 'check',
};

export interface AlertProps {
  /** `warning` by default, like the cart's notifications (cart-4.46). */
  readonly kind?: AlertKind;
  /** The event, on its own line. */
  readonly title?: ReactNode;
  /** Details and what to do next; without a title, the whole message. */
  readonly children?: ReactNode;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  /** Shows the button "Try again". */
  readonly onRetry?: (() => void) | undefined;
  /** A retry has not finished yet. */
  readonly isRetrying?: boolean | undefined;
  /** Label of the retry button. */
  readonly retryLabel?: string;
  /** Shows a dismiss button; the caller removes the alert. */
  readonly onDismiss?: (() => void) | undefined;
  /** Prefix for screen readers, which do not see the icon; the English kind by default. */
  readonly kindLabel?: string;
  /** Accessible name of the dismiss button. */
  readonly dismissLabel?: string;
  /** Announces the alert when it appears: `polite` waits for a pause, `assertive` interrupts. Not announced by default. */
  readonly live?: 'polite' | 'assertive' | undefined;
  /** Moves focus to the alert when it appears, which scrolls it into view: for alerts far from the clicked button. */
  readonly takesFocus?: boolean;
  /** Additional class name. */
  readonly className?: string | undefined;
}

const takeFocus = (alert: HTMLElement | null) => {
  alert?.focus();
  return keepFocus(alert);
};

/** An inline message: the problem and the next step. */
export function Alert({
  kind = 'warning',
  title,
  children,
  onRetry,
  isRetrying,
  retryLabel = texts.tryAgain,
  actions = onRetry && (
    <Button size="small" busy={isRetrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  ),
  onDismiss,
  kindLabel = `${texts[kind]} `,
  dismissLabel = texts.dismiss,
  live,
  takesFocus = false,
  className,
}: AlertProps) {
  return (
    <div
      ref={takesFocus ? takeFocus : keepFocus}
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
