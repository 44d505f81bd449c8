import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { shortDay } from '@foolscap/core/dates';
import {
  Alert,
  Badge,
  Button,
  DefinitionList,
  Inline,
  Link,
  Stack,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { Subscription } from '../../contract/index.ts';
import { getUnitPrice, type SubscriptionAction } from '../../model/index.ts';
import { addressLine, cardName, fullDay } from '../describe.ts';
import { RestockItemSummary } from '../RestockForm/RestockItemSummary.tsx';
import { SUBSCRIPTION_MESSAGES } from '../../model/messages.ts';
import { RESTOCK_MESSAGES } from '../RestockForm/restock-messages.ts';
import { SUBSCRIPTION_LIST_MESSAGES } from './subscription-list-messages.ts';

/** The state of the latest action on a subscription. */
export interface SubscriptionOutcome {
  /** The action that is being saved. */
  busy?: SubscriptionAction | 'SET_BACK' | undefined;
  /** The reason why the latest action failed. */
  error?: string | undefined;
  /** The action that was just saved. */
  done?: SubscriptionAction | 'SET_BACK' | undefined;
  /** The day that was skipped by the last action. */
  skippedDay?: string | undefined;
  /** The skip can no longer be undone, because the day is too close. */
  isSkipFinal?: boolean;
}

export interface SubscriptionCardProps extends SubscriptionOutcome {
  /** The item with its schedule, address, card and state. */
  subscription: Subscription;
  /** Returns the page of an order. */
  orderHref: (orderNumber: string) => string;
  /** The account may not restock: the subscription can only be paused and canceled. */
  isReadOnly?: boolean;
  /** Called by the buttons; `CANCEL` is to be confirmed first. */
  onAction?: (action: SubscriptionAction) => void;
  /** Called by the button that changes the details. */
  onEdit?: () => void;
  /** Called by the button that undoes a skip. */
  onUndoSkip?: () => void;
}

const TONES = { ACTIVE: 'success', PAUSED: 'warning', CANCELED: 'error' } as const;

/** A subscription with its next order, its problem if there is one, and the actions that its state allows. */
export function SubscriptionCard({
  subscription,
  orderHref,
  isReadOnly = false,
  busy,
  error,
  done,
  skippedDay,
  isSkipFinal = false,
  onAction,
  onEdit,
  onUndoSkip,
}: SubscriptionCardProps) {
  const locale = useLocale();
  const { restock } = useMessages('subscriptions', RESTOCK_MESSAGES);
  const { subscriptionList: texts, subscriptionStatus } = useMessages(
    'subscriptions',
    SUBSCRIPTION_LIST_MESSAGES,
  );
  const { intervals, problems } = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  const { status, item, problem, address, card, qty, orderNumber } = subscription;
  const isActive = status === 'ACTIVE';
  const known = toMinorUnits(subscription.knownPrice);
  const price = toMinorUnits(getUnitPrice(item, qty));
  const button = (
    action: SubscriptionAction,
    label: string,
    variant: 'secondary' | 'quiet' = 'secondary',
  ) => (
    <Button
      size="small"
      variant={variant}
      busy={busy === action}
      disabled={busy !== undefined && busy !== action}
      aria-label={texts.named({ action: label, item: item.name })}
      onClick={() => onAction?.(action)}
    >
      {label}
    </Button>
  );
  const details: { term: string; description: ReactNode }[] = [
    {
      term: isActive ? restock.nextOrder : texts.plannedOrder,
      description: fullDay(subscription.nextDate, locale),
    },
    {
      term: restock.quantity,
      description: texts.quantity({ qty, interval: intervals[subscription.interval] }),
    },
    { term: restock.shipTo, description: address ? addressLine(address) : texts.noAddress },
    { term: restock.payWith, description: card ? cardName(card, restock) : texts.noCard },
    ...(orderNumber
      ? [{ term: texts.latestOrder, description: <Link href={orderHref(orderNumber)}>{orderNumber}</Link> }]
      : []),
  ];
  return (
    <Stack gap={4}>
      <Inline justify="between" align="start">
        <Badge tone={TONES[status]}>{subscriptionStatus[status]}</Badge>
      </Inline>
      <RestockItemSummary item={item} quantity={qty} />
      {problem && (
        <Alert kind="warning">
          {problems[problem]}
          {subscription.retryDate && isActive
            ? ` ${texts.retry(shortDay(subscription.retryDate, locale))}`
            : ''}
        </Alert>
      )}
      {!problem && known !== undefined && price !== undefined && known !== price && status !== 'CANCELED' && (
        <Alert kind="info">
          {texts.priceChanged({ from: formatMoney(known, locale), to: formatMoney(price, locale) })}
        </Alert>
      )}
      {status === 'CANCELED' ? null : <DefinitionList items={details} />}
      {error && (
        <Alert kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {skippedDay !== undefined && (
        <Alert
          kind="success"
          live="polite"
          actions={
            !isSkipFinal && (
              <Button size="small" busy={busy === 'SET_BACK'} onClick={onUndoSkip}>
                {texts.undo}
              </Button>
            )
          }
        >
          {texts.skipped(shortDay(skippedDay, locale))}
        </Alert>
      )}
      {status === 'CANCELED' ? (
        <Alert
          kind="info"
          live="polite"
          // The button that canceled it no longer exists.
          takesFocus={done === 'CANCEL'}
          actions={isReadOnly ? undefined : button('RESTORE', texts.undo)}
        >
          {texts.canceled}
        </Alert>
      ) : (
        <Inline gap={2}>
          {!isReadOnly && !isActive && button('RESUME', texts.resume)}
          {!isReadOnly && (
            <Button
              size="small"
              variant="secondary"
              disabled={busy !== undefined}
              aria-label={texts.named({ action: texts.change, item: item.name })}
              onClick={onEdit}
            >
              {texts.change}
            </Button>
          )}
          {!isReadOnly && isActive && button('SKIP', texts.skip)}
          {isActive && button('PAUSE', texts.pause)}
          {button('CANCEL', texts.cancel, 'quiet')}
        </Inline>
      )}
    </Stack>
  );
}
