import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isConnectionLoss } from '@foolscap/core/http';
import { Alert } from '@foolscap/ui/components';
import { cartActions, selectCartLoad } from '../state/index.ts';
import { useCartMessages } from '../ui/index.ts';

/** The alert in place of a cart that could not be loaded. */
export function CartNotLoaded({ isReading }: { isReading: boolean }) {
  const dispatch = useDispatch();
  const { connection, texts } = useCartMessages();
  const load = useSelector(selectCartLoad);
  const alert = useRef<HTMLDivElement>(null);
  // The button goes when the cart arrives: its focus moves to the page's content.
  useLayoutEffect(() => {
    const element = alert.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const page = element.closest('main');
      queueMicrotask(() => {
        if (document.activeElement === document.body) page?.focus();
      });
    };
  }, []);
  return (
    <div ref={alert}>
      <Alert
        kind="failure"
        live="assertive"
        onRetry={() => dispatch(cartActions.cartRequested())}
        isRetrying={isReading}
      >
        {load.phase === 'failed' && isConnectionLoss(load.failure) ? connection.unreachable : texts.notLoaded}
      </Alert>
    </div>
  );
}
