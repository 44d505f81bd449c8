import {
  Alert,
  ButtonLink,
  Divider,
  EmptyState,
  SkeletonText,
  Stack,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { SubscriptionsData } from '../../contract/index.ts';
import type { SubscriptionAction } from '../../model/index.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import type { SubscriptionOutcome } from './SubscriptionCard.tsx';
import { SUBSCRIPTION_MESSAGES } from '../../model/messages.ts';
import { SUBSCRIPTION_LIST_MESSAGES } from './subscription-list-messages.ts';

export interface SubscriptionListProps {
  /** The subscriptions of the account; undefined while they load. */
  data?: SubscriptionsData | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  /** Reloads them; pass it only if that may help. */
  onRetry?: (() => void) | undefined;
  /** The states of the latest actions, by subscription id. */
  outcomes?: Readonly<Record<string, SubscriptionOutcome>>;
  /** Page where shoppers find items. */
  shopHref: string;
  /** Returns the page of an order. */
  orderHref: (orderNumber: string) => string;
  /** Called by the buttons of a subscription; `CANCEL` is to be confirmed first. */
  onAction?: (id: string, action: SubscriptionAction) => void;
  /** Called by the button that changes the details of a subscription. */
  onEdit?: (id: string) => void;
  /** Called by the button that undoes a skip. */
  onUndoSkip?: (id: string) => void;
}

/** The subscriptions of an account. */
export function SubscriptionList({
  data,
  error,
  onRetry,
  outcomes = {},
  shopHref,
  orderHref,
  onAction,
  onEdit,
  onUndoSkip,
}: SubscriptionListProps) {
  const { subscriptionList: texts } = useMessages('subscriptions', SUBSCRIPTION_LIST_MESSAGES);
  const { refusals } = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  const failure = error && (
    <Alert kind="failure" live="assertive" onRetry={onRetry}>
      {error}
    </Alert>
  );
  if (!data)
    return failure ? (
      <>{failure}</>
    ) : (
      <Stack gap={5} aria-busy>
        <VisuallyHidden>
          <p role="status">{texts.loading}</p>
        </VisuallyHidden>
        <SkeletonText lines={4} />
        <SkeletonText lines={4} />
      </Stack>
    );
  const { subscriptions, refusal } = data;
  return (
    <Stack gap={4}>
      {failure}
      {refusal && <Alert kind="info">{refusals[refusal]}</Alert>}
      {subscriptions.length === 0 ? (
        <EmptyState
          title={texts.none}
          actions={
            <ButtonLink variant="primary" href={shopHref}>
              {texts.shop}
            </ButtonLink>
          }
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={5}>
          {subscriptions.map((subscription, place) => (
            <Stack as="li" key={subscription.id} gap={5}>
              {place > 0 && <Divider />}
              <SubscriptionCard
                {...outcomes[subscription.id]}
                subscription={subscription}
                orderHref={orderHref}
                isReadOnly={refusal !== undefined}
                onAction={(action) => onAction?.(subscription.id, action)}
                onEdit={() => onEdit?.(subscription.id)}
                onUndoSkip={() => onUndoSkip?.(subscription.id)}
              />
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
