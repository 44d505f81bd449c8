import { useEffect } from 'react';
import { ToastProvider, useToasts } from '@foolscap/ui/overlays';

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
  return (
    <ToastProvider label="Added to cart">
      <Shown {...props} />
    </ToastProvider>
  );
}

function Shown({ outcome, onViewCart, onShown }: AddedToastProps) {
  const toasts = useToasts();
  useEffect(() => {
    if (!outcome) return;
    const action = onViewCart && { label: 'View cart', onAction: onViewCart };
    toasts.show({ key: 'added', ...outcome, ...(action && { action }) });
    onShown();
  }, [onShown, onViewCart, outcome, toasts]);
  return null;
}
