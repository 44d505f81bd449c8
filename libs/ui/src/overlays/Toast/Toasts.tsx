import { Toast } from '@base-ui/react/toast';
import { useMemo, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconName } from '../../components/Icon/paths.ts';
import { SCOPE } from '../../components/scope.ts';
import styles from './Toasts.module.scss';

export type ToastKind = 'success' | 'info' | 'warning' | 'failure';

export interface ToastMessage {
  /** What happened: "2 items added to cart". */
  readonly title: string;
  /** One sentence more, where it is needed. */
  readonly description?: string | undefined;
  /** A failure is read out at once, whatever the screen reader is saying; the others wait for a pause. */
  readonly kind?: ToastKind;
  /** One thing to do, such as "Undo" or "View cart"; the toast closes with it. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /**
   * How long it stays, in ms; 0 until it is dismissed, which is what a failure does unless told. The time stands still while the
   * notifications are hovered or focused, and while the window is not.
   */
  readonly timeout?: number;
  /** A toast of the same key is replaced where it stands, and its time starts again. */
  readonly key?: string;
}

export interface Toasts {
  /** Shows a toast and gives its key. */
  readonly show: (message: ToastMessage) => string;
  /** Takes one away before its time. */
  readonly dismiss: (key: string) => void;
}

export interface ToastProviderProps {
  /** The application: everything below can show toasts. */
  readonly children: ReactNode;
  /** How long a toast stays unless it says so itself, in ms. */
  readonly timeout?: number;
  /** How many are in sight at once. Older ones make room, and come back when a newer one has gone before their time is over. */
  readonly limit?: number;
  /** Name of the region that they stand in; F6 goes there. */
  readonly label?: string;
  /** Name of the button that takes a toast away. */
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

/** Short news at the lower edge that passes by itself, the newest lowest. Nothing that a shopper must act on. */
export function ToastProvider({
  children,
  timeout = 6000,
  limit = 3,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
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

/** A toast is thrown off downwards or to either side, in both directions of reading. */
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
            <div className={styles.words}>
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

/** Shows and takes away toasts; works below a `ToastProvider`. */
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
