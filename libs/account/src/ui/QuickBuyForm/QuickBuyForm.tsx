import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import {
  Alert,
  Button,
  Checkbox,
  Inline,
  MissingChoice,
  RadioGroup,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { QuickBuy, QuickBuyBody, SavedAddress } from '../../contract/index.ts';
import { isQuickBuyRefusal } from '../../model/index.ts';
import { ACCOUNT_MESSAGES } from '../../model/messages.ts';
import { QUICK_BUY_FORM_MESSAGES } from './quick-buy-form-messages.ts';
import styles from '../form.module.scss';

/** A saved card to choose; its appearance belongs to another domain. */
export interface QuickBuyCard {
  id: string;
  label: ReactNode;
  /** An expired card is shown, but cannot be chosen. */
  isExpired: boolean;
}

export interface QuickBuyFormProps {
  /** The settings; undefined while loading and after a failed load. */
  quickBuy: QuickBuy | undefined;
  /** The address book; undefined while loading. */
  addresses?: readonly SavedAddress[] | undefined;
  /** The saved cards; undefined while loading. */
  cards?: readonly QuickBuyCard[] | undefined;
  /** Page of the address book. */
  addressesHref: string;
  /** Page of the saved cards. */
  cardsHref: string;
  /** Why loading or the last change failed. */
  error?: string | undefined;
  /** The field that the error is about. */
  errorField?: string | undefined;
  /** Success message of the last change. */
  done?: string | undefined;
  /** Increases with each outcome, so that a repeated one is announced again. */
  attempt?: number;
  /** A change is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Called with the changed settings. */
  onSave?: (body: QuickBuyBody) => void;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

const describe = ({ address: { address1, address2, city, state, zipCode } }: SavedAddress): string =>
  [address1, address2, `${city}, ${state}\u00a0${zipCode}`].filter(Boolean).join(', ');

const LoadingForm = ({ text }: { text: string }) => (
  <Stack gap={5} className={styles.form} aria-busy>
    <VisuallyHidden>
      <p role="status">{text}</p>
    </VisuallyHidden>
    <Skeleton width="quarter" />
    <SkeletonText lines={2} />
    <Skeleton width="quarter" />
    <SkeletonText lines={2} />
    <Skeleton shape="control" width="half" />
  </Stack>
);

/** The set-up of quick buy: where orders ship to, the card that pays, and whether each order is reviewed (cart-3.81, storefront-3.22). */
export function QuickBuyForm({
  quickBuy,
  addresses,
  cards,
  addressesHref,
  cardsHref,
  error,
  errorField,
  done,
  attempt = 0,
  busy = false,
  onSave,
  onRetry,
}: QuickBuyFormProps) {
  const { quickBuyForm: texts } = useMessages('account', QUICK_BUY_FORM_MESSAGES);
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const [chosenAddress, setAddress] = useState<string>();
  const [chosenCard, setCard] = useState<string>();
  const [chosenReview, setReview] = useState<boolean>();
  const failure = error && (
    <Alert key={`failed-${attempt}`} kind="failure" live="assertive" onRetry={onRetry}>
      {error}
    </Alert>
  );
  if (!quickBuy || !addresses || !cards)
    return failure ? <>{failure}</> : <LoadingForm text={messages.loading.quickBuy} />;

  const { quickBuyActive: isOn, problem } = quickBuy;
  const isRefused = problem !== undefined && isQuickBuyRefusal(problem);
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const present = (id: string | undefined, list: readonly { id?: string | undefined }[]) =>
    list.some((each) => each.id !== undefined && each.id === id) ? id : undefined;
  const addressId =
    chosenAddress ??
    present(
      quickBuy.quickBuyAddressId,
      addresses.map(({ address }) => address),
    ) ??
    addresses.find(({ defaultShipping }) => defaultShipping)?.address.id ??
    addresses[0]?.address.id;
  const cardId = chosenCard ?? present(quickBuy.quickBuyPaymentId, usable) ?? usable[0]?.id;
  const review = chosenReview ?? quickBuy.quickBuyOverlayPreference;
  const isComplete = addressId !== undefined && cardId !== undefined;

  const save = (quickBuyActive: boolean) => {
    if (busy) return;
    onSave?.({
      quickBuyActive,
      quickBuyOverlayPreference: review,
      ...(quickBuyActive && addressId ? { quickBuyAddressId: addressId } : {}),
      ...(quickBuyActive && cardId ? { quickBuyPaymentId: cardId } : {}),
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(true);
  };
  // A problem that the form itself shows, with the link that solves it, needs no alert.
  const isNotable = problem !== undefined && problem !== 'ADDRESS_MISSING' && problem !== 'CARD_MISSING';

  return (
    <Stack gap={4} className={styles.form}>
      {failure}
      {done && !error && (
        <Alert key={`done-${attempt}`} kind="success" live="polite">
          {done}
        </Alert>
      )}
      {isNotable && !error && (
        <Alert kind={isRefused ? 'info' : 'warning'}>{messages.quickBuy[problem]}</Alert>
      )}
      {!isRefused && (
        <form onSubmit={submit} noValidate>
          <Stack gap={5}>
            <Text weight="semibold">{isOn ? texts.isOn : texts.isOff}</Text>
            {addresses.length ? (
              <RadioGroup
                name="quickBuyAddressId"
                label={texts.shipTo}
                variant="rows"
                value={addressId}
                onChange={setAddress}
                error={error && errorField === 'quickBuyAddressId' ? error : undefined}
                options={addresses.map((saved) => ({
                  value: saved.address.id ?? '',
                  label: `${saved.address.firstName} ${saved.address.lastName}`,
                  hint: describe(saved),
                }))}
              />
            ) : (
              <MissingChoice href={addressesHref} action={texts.addAddress}>
                {texts.noAddresses}
              </MissingChoice>
            )}
            {cards.length ? (
              <RadioGroup
                name="quickBuyPaymentId"
                label={texts.payWith}
                variant="rows"
                value={cardId}
                onChange={setCard}
                error={error && errorField === 'quickBuyPaymentId' ? error : undefined}
                options={cards.map(({ id, label, isExpired }) => ({
                  value: id,
                  label,
                  ...(isExpired ? { disabled: true, hint: texts.expired } : {}),
                }))}
              />
            ) : (
              <MissingChoice href={cardsHref} action={texts.addCard}>
                {texts.noCards}
              </MissingChoice>
            )}
            {cards.length > 0 && usable.length === 0 && (
              <MissingChoice href={cardsHref} action={texts.changeCards}>
                {texts.allExpired}
              </MissingChoice>
            )}
            <Checkbox
              label={texts.review}
              hint={texts.reviewHint}
              checked={review}
              onChange={(event) => setReview(event.target.checked)}
            />
            <Inline gap={3}>
              {isComplete && (
                <Button type="submit" variant="primary" busy={busy}>
                  {isOn ? texts.save : texts.turnOn}
                </Button>
              )}
              {isOn && (
                <Button variant="secondary" onClick={() => save(false)}>
                  {texts.turnOff}
                </Button>
              )}
            </Inline>
          </Stack>
        </form>
      )}
      {isRefused && isOn && (
        <div>
          <Button variant="secondary" busy={busy} onClick={() => save(false)}>
            {texts.turnOff}
          </Button>
        </div>
      )}
    </Stack>
  );
}
