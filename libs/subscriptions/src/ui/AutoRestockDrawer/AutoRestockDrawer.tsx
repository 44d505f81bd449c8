import { useRef, useState } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  lazyComponent,
  SkeletonText,
  Skeleton,
  Stack,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type {
  CreateSubscriptionBody,
  RestockOffer,
  Subscription,
  UpdateSubscriptionBody,
} from '../../contract/index.ts';
import { fullDay } from '../describe.ts';
import { RestockForm } from '../RestockForm/RestockForm.tsx';
import { RestockItemSummary } from '../RestockForm/RestockItemSummary.tsx';
import { dayError, initialValues } from '../RestockForm/values.ts';
import type { RestockValues } from '../RestockForm/values.ts';
import { RestockReview } from './RestockReview.tsx';
import { SUBSCRIPTION_MESSAGES } from '../../model/messages.ts';
import { RESTOCK_MESSAGES } from '../RestockForm/restock-messages.ts';
import { RESTOCK_DRAWER_MESSAGES } from './restock-drawer-messages.ts';

/** In the chunk of all overlays. */
const Drawer = lazyComponent(async () => ({ default: (await import('@foolscap/ui/overlays')).Drawer }));

/** A request of the form that failed. */
export interface RestockFailure {
  /** The text to show. */
  message: string;
  /** The field that it is about. */
  field?: string | undefined;
}

export interface AutoRestockDrawerProps {
  /** Whether the drawer is shown. */
  open: boolean;
  /** The item and the choices; undefined while they load. */
  offer?: RestockOffer | undefined;
  /** Why the choices could not be loaded. */
  error?: string | undefined;
  /** Reloads the choices; pass it only if that may help. */
  onRetry?: (() => void) | undefined;
  /** Page where a guest signs in; for guests only. */
  signInHref?: string | undefined;
  /** Name of the item for guests, who have no offer. */
  itemName?: string | undefined;
  /** The initial quantity. */
  quantity?: number | undefined;
  /** The form is being saved. */
  busy?: boolean;
  /** The reason why the latest request of the form failed. */
  failure?: RestockFailure | undefined;
  /** Increases with each failure, so that a repeated one is announced again. */
  attempt?: number;
  /** The subscription that was saved. */
  saved?: { subscription: Subscription; isNew: boolean } | undefined;
  /** Page of the address book. */
  addressesHref: string;
  /** Page of the saved cards. */
  cardsHref: string;
  /** Page of the subscriptions; without it the drawer has no link to them. */
  accountHref?: string | undefined;
  /** Called with a new subscription. */
  onCreate?: (body: CreateSubscriptionBody) => void;
  /** Called with the changes of the existing subscription. */
  onUpdate?: (id: string, body: UpdateSubscriptionBody) => void;
  /** Called by the close button, Escape, or a click outside. */
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed?: (() => void) | undefined;
}

/** The drawer of auto-restock (storefront-2.48): choices, review, and the subscription that was started or changed. */
export function AutoRestockDrawer({ open, onClose, onClosed, ...props }: AutoRestockDrawerProps) {
  const { restockDrawer: texts } = useMessages('subscriptions', RESTOCK_DRAWER_MESSAGES);
  const { offer, saved } = props;
  const title = offer?.existing && !saved ? texts.changeTitle : texts.title;
  return (
    <Drawer open={open} onClose={onClose} onClosed={onClosed} title={title} contentLabel={texts.title}>
      {/* A newer revision starts a new form. */}
      <Content key={offer?.existing?.revision ?? 'new'} {...props} onClose={onClose} />
    </Drawer>
  );
}

type ContentProps = Omit<AutoRestockDrawerProps, 'open' | 'onClosed'>;

function Content(props: ContentProps) {
  const { offer, error, onRetry, signInHref, itemName, saved } = props;
  const { restockDrawer: texts } = useMessages('subscriptions', RESTOCK_DRAWER_MESSAGES);
  const { refusals } = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  if (signInHref !== undefined)
    return (
      <Stack gap={4} align="start">
        {itemName !== undefined && <Text weight="semibold">{itemName}</Text>}
        <Text>{texts.signInHint}</Text>
        <ButtonLink variant="primary" href={signInHref}>
          {texts.signIn}
        </ButtonLink>
      </Stack>
    );
  if (saved) return <Saved {...props} saved={saved} />;
  if (!offer)
    return error ? (
      <Alert kind="failure" live="assertive" onRetry={onRetry}>
        {error}
      </Alert>
    ) : (
      <Stack gap={5} aria-busy>
        <SkeletonText lines={2} />
        <Skeleton shape="control" width="half" />
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
      </Stack>
    );
  if (offer.refusal)
    return (
      <Stack gap={4}>
        <RestockItemSummary item={offer.item} />
        <Alert kind="info">{refusals[offer.refusal]}</Alert>
      </Stack>
    );
  return <Form {...props} offer={offer} />;
}

/** The outcome, and a link to the subscriptions. */
function Saved({
  saved: { subscription, isNew },
  accountHref,
  onClose,
}: ContentProps & { saved: NonNullable<ContentProps['saved']> }) {
  const locale = useLocale();
  const { restockDrawer: texts } = useMessages('subscriptions', RESTOCK_DRAWER_MESSAGES);
  const { intervals } = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  const day = fullDay(subscription.nextDate, locale);
  return (
    <Stack gap={4}>
      <Alert kind="success" live="polite" takesFocus title={isNew ? texts.isOn : texts.isSaved}>
        {subscription.status === 'PAUSED'
          ? texts.paused
          : texts.planned({ qty: subscription.qty, day, interval: intervals[subscription.interval] })}
      </Alert>
      <RestockItemSummary item={subscription.item} quantity={subscription.qty} />
      <Button variant="primary" onClick={onClose}>
        {texts.done}
      </Button>
      {accountHref && (
        <ButtonLink variant="secondary" href={accountHref}>
          {texts.manage}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** The form, and the review before it is sent. */
function Form({
  offer,
  quantity,
  busy = false,
  failure,
  attempt = 0,
  addressesHref,
  cardsHref,
  onCreate,
  onUpdate,
}: ContentProps & { offer: RestockOffer }) {
  const { restock } = useMessages('subscriptions', RESTOCK_MESSAGES);
  const { restockDrawer: texts } = useMessages('subscriptions', RESTOCK_DRAWER_MESSAGES);
  const { existing, item } = offer;
  const [values, setValues] = useState(() => initialValues(offer, existing, quantity));
  const submitButton = useRef<HTMLButtonElement>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [isChecked, setChecked] = useState(false);
  // A field that the server rejected is shown in the form until it is changed.
  const [edited, setEdited] = useState(-1);
  const serverError = failure && edited !== attempt ? failure : undefined;
  const wrongField = serverError?.field as keyof RestockValues | undefined;
  const dateError = isChecked ? dayError(values, offer, existing, texts) : undefined;
  const isComplete = values.addressId !== '' && values.paymentId !== '';
  const showsReview = isReviewing && !(wrongField && wrongField in values);

  function submit(form: HTMLFormElement) {
    if (busy) return;
    // A quantity that its field rejects is not part of the values.
    const refused = [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);
    if (refused) {
      refused.focus();
      return;
    }
    setChecked(true);
    if (dayError(values, offer, existing, texts)) {
      setReviewing(false);
      return;
    }
    if (existing) onUpdate?.(existing.id, { revision: existing.revision, ...values });
    else if (showsReview) onCreate?.({ itemId: item.itemId, ...values });
    else {
      setReviewing(true);
      setEdited(attempt);
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React events also bubble to the form that the drawer was opened from.
        event.stopPropagation();
        submit(event.currentTarget);
      }}
    >
      <Stack gap={5}>
        {serverError && (
          <Alert key={attempt} kind="failure" live="assertive">
            {serverError.message}
          </Alert>
        )}
        <RestockItemSummary item={item} quantity={values.qty} />
        {showsReview ? (
          <RestockReview offer={offer} values={values} />
        ) : (
          <RestockForm
            offer={offer}
            values={values}
            dateLabel={existing ? restock.nextOrder : undefined}
            errors={{
              ...(wrongField ? { [wrongField]: serverError?.message } : {}),
              ...(dateError ? { nextDate: dateError } : {}),
            }}
            addressesHref={addressesHref}
            cardsHref={cardsHref}
            onChange={(change) => {
              setValues((before) => ({ ...before, ...change }));
              setReviewing(false);
              setEdited(attempt);
            }}
          />
        )}
        {isComplete && (
          <Button
            ref={submitButton}
            type="submit"
            variant="primary"
            busy={busy}
            onClick={(click) => {
              // The second click of a double click on "Review" must not start auto-restock.
              if (showsReview && click.detail > 1) click.preventDefault();
            }}
          >
            {existing ? texts.save : showsReview ? texts.start : texts.review}
          </Button>
        )}
        {showsReview && (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => {
              submitButton.current?.focus();
              setReviewing(false);
            }}
          >
            {texts.back}
          </Button>
        )}
      </Stack>
    </form>
  );
}
