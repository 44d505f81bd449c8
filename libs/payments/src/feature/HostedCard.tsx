import { useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useHydrated, useLocale } from '@foolscap/ui/components';
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
import { paymentsActions } from '../state/index.ts';
import type { CardPhase, PaymentFrame, PaymentFrames, SecretHandover } from '../state/index.ts';
import { HostedCardFields } from '../ui/index.ts';
import type { HostedCardFieldsProps } from '../ui/index.ts';
import { usePaymentMessages } from '../ui/messages.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useOnCardSaved } from './use-on-card-saved.ts';

export interface HostedCardProps extends Pick<
  HostedCardFieldsProps,
  'shippingAddress' | 'canSave' | 'renderBilling'
> {
  /** The URL of the gateway's page. */
  url: string;
  frames: PaymentFrames;
  cards: SecretHandover<CardPaymentBody>;
  checkoutId: string;
  /** The shop's account at the gateway. */
  profileId?: string | undefined;
  /** Returns the origin of the page, to which the frame reports. Like `getStyle`, the same function in each render. */
  getOrigin: () => string;
  /** Returns the look of the frame. */
  getStyle?: (() => PaymentFrameOptions['style']) | undefined;
  /** Creates the id of a frame. */
  newTransactionId: () => string;
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
 * A new card that is entered in a frame of the gateway, connected to the state. The card never reaches this page; the token that comes
 * back goes to the API like a typed card does, by secret handover.
 */
export function HostedCard({
  url: base,
  frames,
  cards,
  checkoutId,
  profileId,
  getOrigin,
  getStyle,
  newTransactionId,
  shippingAddress,
  canSave = false,
  renderBilling,
  onSaved,
}: HostedCardProps) {
  const messages = usePaymentMessages();
  const captcha = useCaptcha();
  const dispatch = useDispatch();
  const locale = useLocale();
  const iframeId = useId();
  const card = useOnCardSaved(onSaved);
  const [state, send] = useReducer(nextHostedCard, initialHostedCard);
  const [mountId] = useState(newTransactionId);
  const transactionId = `${mountId}-${state.frame}`;

  // The page would be ready, and say so, before this page can listen.
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
    const body = hostedCardBody(state.gatewayToken, state.details);
    dispatch(paymentsActions.cardSubmitted({ claim: cards.deposit(body) }));
    send({ status: 'HANDED_OVER' });
  }, [cards, dispatch, state]);

  const refusal = refusalOf(state, card);
  return (
    <HostedCardFields
      frame={url === undefined ? undefined : { id: iframeId, url }}
      frameRef={frame}
      formRef={form}
      phase={fieldsPhase(state, card)}
      height={state.height}
      shippingAddress={shippingAddress}
      canSave={canSave}
      captcha={captcha}
      renderBilling={renderBilling}
      error={refusal && paymentMessage(refusal, messages)}
      attempt={state.attempt + (card.phase === 'failed' ? card.serial : 0)}
      onSubmit={(details) => send({ status: 'SUBMITTED', details })}
      onReload={() => send({ status: 'RELOADED' })}
    />
  );
}
