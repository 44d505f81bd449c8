import type { Address } from '@foolscap/core/vocabulary';
import type { CardPaymentBody } from '../contract/index.ts';
import { savedCardFields, toCardAddress } from './card-body.ts';
import type { SavedCardDetails } from './card-body.ts';
import { FRAME_UNAVAILABLE } from './codes.ts';
import type { FrameEvent } from './payment-frame.ts';

/** The details that the shop adds to a card of the frame. */
export interface HostedCardDetails extends SavedCardDetails {
  billingAddress: Address;
}

/** Creates the request body of a card that was entered in the frame. The gateway has its brand, last digits and date. */
export const hostedCardBody = (
  gatewayToken: string,
  { billingAddress, ...details }: HostedCardDetails,
): CardPaymentBody => ({
  cardPayment: {
    gatewayToken,
    paymentType: 'CREDIT_CARD',
    source: 'USER_KEYED',
    currencyCode: 'USD',
    ...savedCardFields(details),
    contactInformation: { billingAddress: toCardAddress(billingAddress) },
  },
});

/** The phase of a card that is entered in a frame. */
export type HostedCardPhase =
  | { phase: 'loading' }
  | { phase: 'ready' }
  /** The page sends the card to the gateway. */
  | { phase: 'submitting'; details: HostedCardDetails }
  /** The gateway has stored the card; the shop is about to send its token. */
  | { phase: 'tokenized'; gatewayToken: string; details: HostedCardDetails }
  /** The gateway did not take the card. The shopper can correct it. */
  | { phase: 'refused'; code: string }
  /** The frame did not load or respond, so a new one is needed. */
  | { phase: 'unavailable'; code: string };

export type HostedCardState = HostedCardPhase & {
  /** The height of the page in CSS pixels; undefined until it is known. */
  height?: number | undefined;
  /** Increases with each frame. */
  frame: number;
  /** Increases with each failure, so that a repeated error is announced again. */
  attempt: number;
};

export type HostedCardEvent =
  | FrameEvent
  | { status: 'SUBMITTED'; details: HostedCardDetails }
  | { status: 'HANDED_OVER' }
  | { status: 'TIMED_OUT' }
  | { status: 'RELOADED' };

export const initialHostedCard: HostedCardState = { phase: 'loading', frame: 0, attempt: 0 };

/**
 * Returns the state after an event. Events that do not apply to the phase change nothing, because messages may be late, repeated or out of
 * order.
 */
export function nextHostedCard(state: HostedCardState, event: HostedCardEvent): HostedCardState {
  const { height, frame, attempt } = state;
  const kept = { height, frame, attempt };
  const failed = { height, frame, attempt: attempt + 1 };
  const canSubmit = state.phase === 'ready' || state.phase === 'refused';
  if (event.status === 'RELOADED') return { ...initialHostedCard, frame: frame + 1, attempt };
  // Only a new frame helps.
  if (state.phase === 'unavailable') return state;
  switch (event.status) {
    case 'READY':
      // A page that has reloaded in the meantime has lost the card.
      return state.phase === 'loading' || state.phase === 'submitting'
        ? { ...kept, phase: 'ready', height: event.height }
        : { ...state, height: event.height };
    case 'RESIZED':
      return { ...state, height: event.height };
    case 'SUBMITTED':
      return canSubmit ? { ...kept, phase: 'submitting', details: event.details } : state;
    case 'TOKEN':
      return state.phase === 'submitting'
        ? { ...kept, phase: 'tokenized', gatewayToken: event.gatewayToken, details: state.details }
        : state;
    case 'HANDED_OVER':
      return state.phase === 'tokenized' ? { ...kept, phase: 'ready' } : state;
    case 'FAILED':
      if (state.phase === 'loading') return { ...failed, phase: 'unavailable', code: event.code };
      return state.phase === 'submitting' ? { ...failed, phase: 'refused', code: event.code } : state;
    case 'TIMED_OUT':
      return isWaiting(state) ? { ...failed, phase: 'unavailable', code: FRAME_UNAVAILABLE } : state;
    case 'ENTERED':
      return state;
  }
}

/** Checks whether the shop waits for a message, for at most `PAYMENT_FRAME_TIMEOUT_MS`. */
export const isWaiting = ({ phase }: HostedCardPhase): boolean =>
  phase === 'loading' || phase === 'submitting';
