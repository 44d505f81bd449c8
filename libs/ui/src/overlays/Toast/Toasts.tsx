import { Toast } from '@base-ui/react/toast';
import { useMemo, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconName } from '../../components/Icon/paths.ts';
import styles from './Toasts.module.scss';

export type ToastKind = 'success' | 'info' | 'warning' | 'failure';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly kind?: ToastKind;
  /** One thing to do, such as "Undo" or "View cart"; the toast closes with it. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** How long it stays, in ms; 0 until it is dismissed. It waits while hovered or focused. */
  readonly timeout?: number;
  /** A toast of the same key is replaced instead of stacked. */
  readonly key?: string;
}

export interface Toasts {
  /** Shows a toast and gives its key. */
  readonly show: (message: ToastMessage) => string;
  readonly dismiss: (key: string) => void;
}

export interface ToastProviderProps {
  readonly children: ReactNode;
  /** How long a toast stays unless it says so itself, in ms. */
  readonly timeout?: number;
  /** How many are in sight at once; older ones make room. */
  readonly limit?: number;
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

/** Short news at the lower edge that passes by itself. Nothing that a shopper must act on. */
export function ToastProvider({ children, timeout = 6000, limit = 3 }: ToastProviderProps) {
  return (
    <Toast.Provider timeout={timeout} limit={limit}>
      {children}
      <Toast.Portal>
        <Toast.Viewport data-print="hide" className={styles.viewport} aria-label="Notifications">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const kind = toast.data?.kind ?? 'success';
    return (
      <Toast.Root key={toast.id} toast={toast} swipeDirection={['down', 'right']} className={styles.toast}>
        <Toast.Content className={styles.content}>
          <Icon name={icons[kind]} />
          <div className={styles.main}>
            <div className={styles.words}>
              <Toast.Title className={styles.title} />
              <Toast.Description />
            </div>
            <Toast.Action className={styles.action} />
          </div>
          <Toast.Close className={styles.close} aria-label="Dismiss">
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
      show: ({ title, description, kind = 'success', action, timeout, key }) => {
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
