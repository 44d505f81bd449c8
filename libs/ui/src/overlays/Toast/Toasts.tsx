import { Toast } from '@base-ui/react/toast';
import { useMemo, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconName } from '../../components/Icon/paths.ts';
import { SCOPE } from '../../components/scope.ts';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from './Toasts.module.scss';

const { ui: texts } = UI_MESSAGES;

export type ToastKind = 'success' | 'info' | 'warning' | 'failure';

export interface ToastMessage {
  /** The event: "2 items added to cart". */
  readonly title: string;
  /** One additional sentence, if needed. */
  readonly description?: string | undefined;
  /** Failures are announced immediately, interrupting the screen reader; other toasts wait for a pause. */
  readonly kind?: ToastKind;
  /** One action, such as "Undo" or "View cart"; it dismisses the toast. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /**
   * Milliseconds before it is dismissed; 0 keeps it, which is the default for failures. Timers pause while the toasts
   * are hovered or focused, and while the window is inactive.
   */
  readonly timeout?: number;
  /** A toast with the same key is replaced in place, and its timer restarts. */
  readonly key?: string;
}

export interface Toasts {
  /** Shows a toast and returns its key. */
  readonly show: (message: ToastMessage) => string;
  /** Dismisses a toast early. */
  readonly dismiss: (key: string) => void;
}

export interface ToastProviderProps {
  /** The application: all components below can show toasts. */
  readonly children: ReactNode;
  /** Default duration in milliseconds. */
  readonly timeout?: number;
  /**
   * Maximum number of visible toasts. Older ones are hidden, and reappear if a newer one is dismissed before their time
   * is over.
   */
  readonly limit?: number;
  /** Accessible name of the toast region; F6 moves focus there. */
  readonly label?: string;
  /** Accessible name of the dismiss button. */
  readonly dismissLabel?: string;
}

interface ToastData {
  readonly kind: ToastKind;
}

const icons: Readonly<Record<ToastKind, IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  failure: 'alert',
};

/**
 * Short notices at the bottom edge that disappear on their own, the newest at the bottom. Not for messages that need an
 * action.
 */
export function ToastProvider({
  children,
  timeout = 6000,
  limit = 3,
  label = texts.notifications,
  dismissLabel = texts.dismiss,
}: ToastProviderProps) {
  return (
    <Toast.Provider timeout={timeout} limit={limit}>
      {children}
      <Toast.Portal className={SCOPE}>
        <Toast.Viewport data-print="hide" className={styles.viewport} aria-label={label}>
          <ToastList dismissLabel={dismissLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Swipe directions that dismiss a toast; the same in right-to-left text. */
const swipeDirections: ('down' | 'left' | 'right')[] = ['down', 'left', 'right'];

function ToastList({ dismissLabel }: { readonly dismissLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const kind = toast.data?.kind ?? 'success';
    return (
      <Toast.Root key={toast.id} toast={toast} swipeDirection={swipeDirections} className={styles.toast}>
        <Toast.Content className={styles.content}>
          <Icon name={icons[kind]} className={styles.icon} />
          <div className={styles.main}>
            <div className={styles.text}>
              <Toast.Title className={styles.title} />
              <Toast.Description />
            </div>
            <Toast.Action className={styles.action} />
          </div>
          <Toast.Close className={styles.close} aria-label={dismissLabel}>
            <Icon name="close" size="small" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** Returns functions that show and dismiss toasts; works below a `ToastProvider`. */
export function useToasts(): Toasts {
  const { add, close } = Toast.useToastManager<ToastData>();
  return useMemo(
    () => ({
      show: ({
        title,
        description,
        kind = 'success',
        action,
        timeout = kind === 'failure' ? 0 : undefined,
        key,
      }) => {
        const id = add({
          ...(key !== undefined && { id: key }),
          title,
          description,
          data: { kind },
          priority: kind === 'failure' ? 'high' : 'low',
          ...(timeout !== undefined && { timeout }),
          ...(action && {
            actionProps: {
              children: action.label,
              onClick: () => {
                action.onAction();
                close(id);
              },
            },
          }),
        });
        return id;
      },
      dismiss: close,
    }),
    [add, close],
  );
}
