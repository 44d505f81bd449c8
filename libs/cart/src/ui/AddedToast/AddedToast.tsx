import { useEffect } from 'react';
import { ToastProvider, useToasts } from '@foolscap/ui/overlays';
import { useMessages } from '@foolscap/ui/components';
import { ADDED_MESSAGES } from '../../model/added-messages.ts';

export interface AddedToastProps {
  /** The outcome to show; a new object shows a new toast. Omit it to show none. */
  outcome?: { title: string; description: string } | undefined;
  /** Called by the toast's action. Without it the toast has no action, because the page shows the cart. */
  onViewCart?: (() => void) | undefined;
  /** Called when the toast is shown; clear the outcome then. */
  onShown: () => void;
}

/**
 * A toast for an add (cart-2.36), with a link to the cart. It is announced and takes no focus. Keep it mounted, because adds in quick
 * succession share one toast.
 */
export function AddedToast(props: AddedToastProps) {
  const { adding: texts } = useMessages('cart', ADDED_MESSAGES);
  return (
    <ToastProvider label={texts.toast}>
      <Shown {...props} />
    </ToastProvider>
  );
}

function Shown({ outcome, onViewCart, onShown }: AddedToastProps) {
  const { adding: texts } = useMessages('cart', ADDED_MESSAGES);
  const toasts = useToasts();
  useEffect(() => {
    if (!outcome) return;
    const action = onViewCart && { label: texts.viewCart, onAction: onViewCart };
    toasts.show({ key: 'added', ...outcome, ...(action && { action }) });
    onShown();
  }, [onShown, onViewCart, outcome, texts, toasts]);
  return null;
}
