import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHydrated, useLocale, useMessages } from '@foolscap/ui/components';
import type { CardPaymentBody } from '../contract/index.ts';
import {
  hostedCardBody,
  initialHostedCard,
  isWaiting,
  nextHostedCard,
  PAYMENT_FRAME_TIMEOUT_MS,
  paymentFrameUrl,
  paymentMessage,
} from '../model/index.ts';
import type { HostedCardState, PaymentFrameOptions } from '../model/index.ts';
import { paymentsActions, selectWalletChange, walletActions } from '../state/index.ts';
import type { CardPhase, PaymentFrame, PaymentFrames, SecretHandover, WalletChange } from '../state/index.ts';
import { HostedCardFields } from '../ui/index.ts';
import type { HostedCardFieldsProps } from '../ui/index.ts';
import { useCaptcha } from './use-captcha.ts';
import type { PayingCardProps } from './PayingCard.tsx';
import { useOnCardSaved } from './use-on-card-saved.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

/** The frame in which a card is entered. */
export interface CardFrameProps {
  /** The URL of the gateway's page. */
  url: string;
  frames: PaymentFrames;
  checkoutId: string;
  /** The shop's account at the gateway. */
  profileId?: string | undefined;
  /** Returns the origin of the page, to which the frame reports. Like `getStyle`, the same function in each render. */
  getOrigin: () => string;
  /** Returns the frame's appearance. */
  getStyle?: (() => PaymentFrameOptions['style']) | undefined;
  /** Creates the id of a frame. */
  newTransactionId: () => string;
}

interface HostedCardEntryProps
  extends
    CardFrameProps,
    Pick<HostedCardFieldsProps, 'shippingAddress' | 'saving' | 'submitLabel' | 'renderBilling' | 'onCancel'> {
  /** Why that request failed, if its codes belong to another domain. */
  cardError?: string | undefined;
  /** The request that sends the token. */
  card: CardPhase;
  /** Called with the body of that request. */
  onToken: (body: CardPaymentBody) => void;
}

export interface HostedCardProps
  extends CardFrameProps, Pick<HostedCardFieldsProps, 'shippingAddress' | 'renderBilling'> {
  cards: SecretHandover<CardPaymentBody>;
  /** Offers to save the card in the account. */
  canSave?: boolean;
  /** Called when the card has been added to the order. */
  onSaved?: () => void;
}

/** Returns the code or failure to explain: that of the frame, or else that of the request with its token. */
function refusalOf(state: HostedCardState, card: CardPhase) {
  if (state.phase === 'refused' || state.phase === 'unavailable') return { code: state.code };
  return state.phase === 'ready' && card.phase === 'failed' ? card.failure : undefined;
}

function fieldsPhase({ phase }: HostedCardState, card: CardPhase): HostedCardFieldsProps['phase'] {
  if (phase === 'submitting' || phase === 'tokenized') return 'submitting';
  if (phase === 'loading' || phase === 'unavailable') return phase;
  return card.phase === 'saving' ? 'submitting' : 'ready';
}

/**
 * A new card entered in a frame of the gateway. The card never reaches this page; the returned token is sent to the API in the same way as
 * a typed card, by secret handover.
 */
function HostedCardEntry({
  url: base,
  frames,
  card,
  checkoutId,
  profileId,
  getOrigin,
  getStyle,
  newTransactionId,
  cardError,
  onToken,
  ...fields
}: HostedCardEntryProps) {
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const captcha = useCaptcha();
  const locale = useLocale();
  const iframeId = useId();
  const [state, send] = useReducer(nextHostedCard, initialHostedCard);
  const [mountId] = useState(newTransactionId);
  const transactionId = `${mountId}-${state.frame}`;

  // Otherwise the page could report that it is ready before this page listens.
  const isShown = useHydrated() && state.phase !== 'unavailable';
  const url = useMemo(
    () =>
      isShown
        ? paymentFrameUrl(base, {
            checkoutId,
            transactionId,
            origin: getOrigin(),
            locale,
            style: getStyle?.(),
            iframeId,
            id: profileId,
          })
        : undefined,
    [base, checkoutId, getOrigin, getStyle, iframeId, isShown, locale, profileId, transactionId],
  );

  const frame = useRef<HTMLIFrameElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const connection = useRef<PaymentFrame>(undefined);
  // Before the browser loads anything into the frame.
  useLayoutEffect(() => {
    if (url === undefined || !frame.current) return undefined;
    const opened = frames.connect(frame.current, url, transactionId, (event) => {
      if (event.status === 'ENTERED') form.current?.requestSubmit();
      else send(event);
    });
    connection.current = opened;
    return () => opened.close();
  }, [frames, transactionId, url]);

  const waits = isShown && isWaiting(state);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => send({ status: 'TIMED_OUT' }), PAYMENT_FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waits, transactionId]);

  const isSubmitting = state.phase === 'submitting';
  useEffect(() => {
    if (isSubmitting) connection.current?.submit();
  }, [isSubmitting]);

  useEffect(() => {
    if (state.phase !== 'tokenized') return;
    onToken(hostedCardBody(state.gatewayToken, state.details));
    send({ status: 'HANDED_OVER' });
  }, [onToken, state]);

  const refusal = refusalOf(state, card);
  return (
    <HostedCardFields
      {...fields}
      frame={url === undefined ? undefined : { id: iframeId, url }}
      frameRef={frame}
      formRef={form}
      phase={fieldsPhase(state, card)}
      height={state.height}
      captcha={captcha}
      error={
        refusal &&
        ((card.phase === 'failed' && refusal === card.failure && cardError) ||
          paymentMessage(refusal, messages))
      }
      attempt={state.attempt + (card.phase === 'failed' ? card.serial : 0)}
      onSubmit={(details) => send({ status: 'SUBMITTED', details })}
      onReload={() => send({ status: 'RELOADED' })}
    />
  );
}

/** A new card for the order that is entered in a frame of the gateway, connected to the state. */
export function HostedCard({ cards, canSave = false, onSaved, ...entry }: HostedCardProps) {
  const dispatch = useDispatch();
  const card = useOnCardSaved(onSaved);
  const submit = useCallback(
    (body: CardPaymentBody) => dispatch(paymentsActions.cardSubmitted({ claim: cards.deposit(body) })),
    [cards, dispatch],
  );
  return <HostedCardEntry {...entry} saving={canSave ? 'choice' : undefined} card={card} onToken={submit} />;
}

export interface HostedWalletCardProps extends CardFrameProps, Pick<HostedCardFieldsProps, 'renderBilling'> {
  cards: SecretHandover<CardPaymentBody>;
  /** Called to close the form. */
  onCancel: () => void;
}

/** A new saved card that is entered in a frame of the gateway, connected to the state. */
export function HostedWalletCard({ cards, ...entry }: HostedWalletCardProps) {
  const dispatch = useDispatch();
  const change = useSelector(selectWalletChange);
  const submit = useCallback(
    (body: CardPaymentBody) =>
      dispatch(walletActions.walletChangeRequested({ task: 'saveCard', claim: cards.deposit(body) })),
    [cards, dispatch],
  );
  return <HostedCardEntry {...entry} saving="always" card={getCardPhase(change)} onToken={submit} />;
}

export interface HostedPayingCardProps
  extends
    Pick<PayingCardProps, 'cards' | 'canSave' | 'onSubmit'>,
    CardFrameProps,
    Pick<HostedCardFieldsProps, 'submitLabel' | 'shippingAddress' | 'renderBilling'> {
  /** The payment, which sends the token. */
  card: CardPhase;
  /** Why it failed. */
  cardError?: string | undefined;
}

/** A new card for a payment of another domain that is entered in a frame of the gateway. */
export function HostedPayingCard({ cards, canSave = false, onSubmit, ...entry }: HostedPayingCardProps) {
  const submit = useCallback((body: CardPaymentBody) => onSubmit(cards.deposit(body)), [cards, onSubmit]);
  return <HostedCardEntry {...entry} saving={canSave ? 'choice' : undefined} onToken={submit} />;
}

/** Returns the state of the card that is being saved. */
function getCardPhase(change: WalletChange): CardPhase {
  if (change.phase === 'working' && change.task === 'saveCard') return { phase: 'saving' };
  return change.phase === 'failed' && change.task === 'saveCard'
    ? { phase: 'failed', failure: change.failure, serial: change.serial }
    : { phase: 'idle' };
}
