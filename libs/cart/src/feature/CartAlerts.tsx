import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Stack, useMessages } from '@foolscap/ui/components';
import {
  cartActions,
  selectAccountingFailure,
  selectCart,
  selectCartAlert,
  selectCartNotice,
  selectWaitingChanges,
} from '../state/index.ts';
import { SMALL_ORDER } from '../model/index.ts';
import { CartMessages, ElsewhereNotice, OfflineNotice } from '../ui/index.ts';
import { failureText } from './failure-text.ts';
import { useItemFocus } from './use-item-focus.ts';
import { CART_MESSAGES } from '../model/messages.ts';
import { CART_VIEW_MESSAGES } from '../model/cart-view-messages.ts';
import styles from './CartPage.module.scss';

interface CartAlertsProps {
  /** True if the last load failed. */
  failed: boolean;
  reading: boolean;
  showsConnection: boolean;
  /** Whether the hints above the totals already suggest combining small orders. */
  hasHints: boolean;
}

/** The alerts above the cart lines: one message per cause. */
export function CartAlerts({ failed, reading, showsConnection, hasHints }: CartAlertsProps) {
  const dispatch = useDispatch();
  const messages = useMessages('cart', CART_MESSAGES);
  const { view: texts } = useMessages('cart', CART_VIEW_MESSAGES);
  const cart = useSelector(selectCart);
  const held = useSelector(selectCartAlert);
  // The accounting drawer stays open with its own alert.
  const alert = useSelector(selectAccountingFailure) ? undefined : held;
  const waiting = useSelector(selectWaitingChanges);
  const notice = useSelector(selectCartNotice);
  // An alert's buttons disappear with it when it is dismissed, retried, or replaced by another one.
  const shown = [alert?.serial, notice?.serial, failed, waiting !== undefined].join();
  const { container: top, onFocusChange } = useItemFocus([shown]);

  // A failed change is reported at the top of the cart, and the page scrolls there (cart-8.48).
  const serial = alert?.serial;
  useEffect(() => {
    if (serial !== undefined) top.current?.scrollIntoView({ block: 'center' });
  }, [serial, top]);

  const change = alert?.change;
  return (
    <div
      ref={top}
      className={styles.alerts}
      role="group"
      aria-label={texts.messages}
      tabIndex={-1}
      onFocus={() => onFocusChange(shown)}
      onBlur={() => onFocusChange()}
    >
      <Stack gap={3}>
        {waiting && showsConnection && (
          <OfflineNotice waiting={waiting.tries} onSendNow={() => dispatch(cartActions.sendNowRequested())} />
        )}
        {alert && (
          <Alert
            key={alert.serial}
            kind="failure"
            live="assertive"
            onDismiss={() => dispatch(cartActions.alertDismissed())}
            onRetry={change ? () => dispatch(cartActions.retryRequested()) : undefined}
          >
            {failureText(alert.failure, messages)}
          </Alert>
        )}
        {notice && (
          <ElsewhereNotice
            key={`notice-${notice.serial}`}
            code={notice.code}
            onDismiss={() => dispatch(cartActions.noticeDismissed())}
          />
        )}
        {failed && !alert && (
          <Alert kind="warning" onRetry={() => dispatch(cartActions.cartRequested())} isRetrying={reading}>
            {texts.notRefreshed}
          </Alert>
        )}
        <CartMessages
          messages={(cart?.messages ?? []).filter(({ code }) => !hasHints || code !== SMALL_ORDER)}
        />
      </Stack>
    </div>
  );
}
