import { hostedCardBody, initialHostedCard, isWaiting, nextHostedCard } from './hosted-card.ts';
import type { HostedCardEvent, HostedCardState } from './hosted-card.ts';

const details = {
  billingAddress: { address1: '12 Mill Lane', city: 'Framingham', state: 'MA', zipCode: '01702' },
};
const gatewayToken = 'card_1';

const EVENTS = {
  READY: { status: 'READY', height: 200 },
  RESIZED: { status: 'RESIZED', height: 300 },
  ENTERED: { status: 'ENTERED' },
  SUBMITTED: { status: 'SUBMITTED', details },
  TOKEN: { status: 'TOKEN', gatewayToken },
  HANDED_OVER: { status: 'HANDED_OVER' },
  FAILED: { status: 'FAILED', code: 'INVALID_CARD' },
  TIMED_OUT: { status: 'TIMED_OUT' },
  RELOADED: { status: 'RELOADED' },
} satisfies Record<string, HostedCardEvent>;
type EventName = keyof typeof EVENTS;

const after = (...names: EventName[]): HostedCardState =>
  names.reduce((state, name) => nextHostedCard(state, EVENTS[name]), initialHostedCard);

/** The events that lead to each phase. */
const PATHS = {
  loading: [],
  ready: ['READY'],
  submitting: ['READY', 'SUBMITTED'],
  tokenized: ['READY', 'SUBMITTED', 'TOKEN'],
  refused: ['READY', 'SUBMITTED', 'FAILED'],
  unavailable: ['TIMED_OUT'],
} satisfies Record<HostedCardState['phase'], EventName[]>;

/** All transitions between phases. Every other event leaves the phase unchanged. */
const TRANSITIONS: Record<HostedCardState['phase'], Partial<Record<EventName, HostedCardState['phase']>>> = {
  loading: { READY: 'ready', FAILED: 'unavailable', TIMED_OUT: 'unavailable', RELOADED: 'loading' },
  ready: { SUBMITTED: 'submitting', RELOADED: 'loading' },
  submitting: {
    READY: 'ready',
    TOKEN: 'tokenized',
    FAILED: 'refused',
    TIMED_OUT: 'unavailable',
    RELOADED: 'loading',
  },
  tokenized: { HANDED_OVER: 'ready', RELOADED: 'loading' },
  refused: { SUBMITTED: 'submitting', RELOADED: 'loading' },
  unavailable: { RELOADED: 'loading' },
};

const names = Object.keys(EVENTS) as EventName[];
const phases = Object.keys(PATHS) as HostedCardState['phase'][];

it.each(phases)('reaches %s', (phase) => expect(after(...PATHS[phase]).phase).toBe(phase));

it.each(phases.flatMap((phase) => names.map((name) => [phase, name] as const)))(
  '%s, then %s',
  (phase, name) => {
    expect(after(...PATHS[phase], name).phase).toBe(TRANSITIONS[phase][name] ?? phase);
  },
);

it('hands each token over once, whatever the order of three more events is', () => {
  for (const first of names)
    for (const second of names)
      for (const third of names) {
        const path = [...PATHS.submitting, first, second, third] as EventName[];
        const handedOver = path.filter(
          (name, at) => name === 'TOKEN' && after(...path.slice(0, at)).phase === 'submitting',
        );
        const submitted = path.filter(
          (name, at) => name === 'SUBMITTED' && after(...path.slice(0, at)).phase !== 'submitting',
        );
        expect(handedOver.length).toBeLessThanOrEqual(submitted.length);
      }
});

it('keeps the shopper’s choices until the token arrives', () => {
  expect(after(...PATHS.tokenized)).toMatchObject({ gatewayToken, details });
  expect(after(...PATHS.tokenized, 'HANDED_OVER')).not.toHaveProperty('gatewayToken');
});

it('counts frames and failures', () => {
  expect(after('TIMED_OUT', 'RELOADED')).toMatchObject({ frame: 1, attempt: 1 });
  expect(after(...PATHS.refused, 'SUBMITTED', 'FAILED')).toMatchObject({ frame: 0, attempt: 2 });
});

it('follows the height of the page, and drops that of an earlier frame', () => {
  expect(after('READY').height).toBe(200);
  expect(after(...PATHS.refused, 'RESIZED').height).toBe(300);
  expect(after('READY', 'RELOADED').height).toBeUndefined();
});

it.each(phases)('knows whether %s waits for the page', (phase) => {
  expect(isWaiting(after(...PATHS[phase]))).toBe(phase === 'loading' || phase === 'submitting');
});

it('creates a body without anything that the gateway knows', () => {
  const billingAddress = { ...details.billingAddress, type: 'B', country: 'US', firstName: '', lastName: '' };
  const cardPayment = {
    gatewayToken: 'card_1',
    paymentType: 'CREDIT_CARD',
    source: 'USER_KEYED',
    currencyCode: 'USD',
    contactInformation: { billingAddress },
  };
  expect(hostedCardBody(gatewayToken, details)).toEqual({ cardPayment });
  expect(hostedCardBody(gatewayToken, { ...details, save: true })).toEqual({
    cardPayment: { ...cardPayment, profilePayment: true },
  });
  expect(
    hostedCardBody(gatewayToken, { ...details, save: true, nickname: 'Office', membershipPayment: true }),
  ).toEqual({
    cardPayment: { ...cardPayment, profilePayment: true, userNotes: 'Office', membershipPayment: true },
  });
});
