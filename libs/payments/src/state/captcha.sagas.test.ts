import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import type { CardPaymentBody } from '../contract/index.ts';
import { storedValueBody } from '../model/index.ts';
import { buildOrderPayment, createFakeCaptcha, createFakePaymentsClient } from '../testing/index.ts';
import {
  captchaActions,
  cardBalanceActions,
  createCaptchaModule,
  createCardBalanceModule,
  createSecretHandover,
  createStoredValueModule,
  paymentsActions,
  selectCaptcha,
  storedValueActions,
  walletActions,
} from './index.ts';

const NUMBER = '6006490025000004321';
const GIFT = { captchaData: { captchaSection: 'gift' } };
const FAILURE = { code: 'GIFT_CARD_D33', message: '', retryable: false, status: 400 };

freezeTime();

function setUp(options: Parameters<typeof createFakeCaptcha>[0] = {}) {
  const captcha = createFakeCaptcha(options);
  const client = createFakePaymentsClient();
  const cards = createSecretHandover<CardPaymentBody>();
  let keys = 0;
  const modules = {
    captcha: createCaptchaModule(captcha),
    storedValue: createStoredValueModule({ client, cards, newKey: () => `key-${(keys += 1)}` }),
    cardBalance: createCardBalanceModule({ client, cards }),
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      captcha: modules.captcha.reducer,
      storedValue: modules.storedValue.reducer,
      cardBalance: modules.cardBalance.reducer,
    },
    middleware: (defaults) => defaults().concat(sagas),
  });
  for (const { saga } of Object.values(modules)) sagas.run(saga);
  const { dispatch } = store;
  return {
    captcha,
    client,
    dispatch,
    state: () => selectCaptcha(store.getState()),
    phase: () => selectCaptcha(store.getState()).check.phase,
    async check() {
      dispatch(captchaActions.captchaCheckRequested());
      await settle();
    },
    async submit(type: 'GIFT_CARD' | 'PREPAID_CARD' = 'GIFT_CARD', number = NUMBER) {
      const claim = cards.deposit(storedValueBody({ type, number, code: number.slice(-4) }));
      dispatch(storedValueActions.storedValueSubmitted({ claim }));
      await settle();
    },
    async checkCard() {
      const body = storedValueBody({ type: 'GIFT_CARD', number: NUMBER, code: '4321' });
      dispatch(storedValueActions.storedValueCheckSubmitted({ claim: cards.deposit(body) }));
      await settle();
    },
    async checkBalance() {
      const body = storedValueBody({ type: 'GIFT_CARD', number: NUMBER, code: '4321' });
      dispatch(cardBalanceActions.balanceRequested({ claim: cards.deposit(body) }));
      await settle();
    },
    sent: () => client.calls.map(({ args }) => (args[0] as { captcha?: string }).captcha),
  };
}

it('appears after an error that requests it; its answer is sent with the next card of the section, whose success ends it', async () => {
  const { client, submit, check, state, sent, captcha } = setUp();
  client.failNext({ ...FAILURE, details: GIFT });
  await submit();
  expect(state()).toEqual({ captchaSection: 'gift', check: { phase: 'idle' } });
  await check();
  expect(captcha.requested).toEqual(['gift']);
  expect(state().check).toEqual({ phase: 'verified', answer: 'answer-1' });
  await submit('PREPAID_CARD', '6006500025000004321');
  expect(state().captchaSection).toBe('gift');
  await submit();
  expect(sent()).toEqual([undefined, undefined, 'answer-1']);
  expect(state()).toEqual({ check: { phase: 'idle' } });
});

it('does not appear after other errors', async () => {
  const { client, submit, state } = setUp();
  client.failNext(FAILURE);
  await submit();
  expect(state()).toEqual({ check: { phase: 'idle' } });
});

it('is sent with a balance check too, and is used up by a card that fails', async () => {
  const { client, dispatch, check, checkBalance, state, sent } = setUp();
  dispatch(captchaActions.captchaNeeded({ captchaSection: 'gift' }));
  await check();
  client.failNext({ ...FAILURE, details: GIFT });
  await checkBalance();
  expect(state()).toEqual({ captchaSection: 'gift', check: { phase: 'idle' } });
  await checkBalance();
  expect(sent()).toEqual(['answer-1', undefined]);
});

it('is sent with a card that is checked for the order; its success ends it', async () => {
  const { client, check, checkCard, state, sent } = setUp();
  client.failNext({ ...FAILURE, details: GIFT });
  await checkCard();
  expect(state()).toEqual({ captchaSection: 'gift', check: { phase: 'idle' } });
  await check();
  await checkCard();
  expect(sent()).toEqual([undefined, 'answer-1']);
  expect(state()).toEqual({ check: { phase: 'idle' } });
});

it('keeps its answer if the card was not sent', async () => {
  const { dispatch, check, phase } = setUp();
  dispatch(captchaActions.captchaNeeded({ captchaSection: 'credit' }));
  await check();
  dispatch(paymentsActions.cardFailed({ code: 'NOT_SENT', message: '', retryable: true }));
  expect(phase()).toBe('verified');
});

it('is set by a failed credit card and a card that could not be saved', () => {
  const { dispatch, state } = setUp();
  const failure = { ...FAILURE, details: { captchaData: { captchaSection: 'credit' } } };
  dispatch(paymentsActions.cardFailed(failure));
  expect(state().captchaSection).toBe('credit');
  dispatch(paymentsActions.cardSaved(buildOrderPayment()));
  expect(state()).not.toHaveProperty('captchaSection');
  const command = { task: 'saveCard', claim: 'claim-1' } as const;
  dispatch(walletActions.walletChangeFailed({ command, failure }));
  expect(state().captchaSection).toBe('credit');
  dispatch(walletActions.walletChanged({ task: 'makeDefault', info: { userPayments: [], cardCount: 0 } }));
  expect(state().captchaSection).toBe('credit');
  dispatch(walletActions.walletChanged({ task: 'saveCard', info: { userPayments: [], cardCount: 0 } }));
  expect(state()).not.toHaveProperty('captchaSection');
});

it('expires before the server refuses it, and can be solved again', async () => {
  const { dispatch, check, phase, state } = setUp({ validFor: 60_000 });
  dispatch(captchaActions.captchaNeeded({ captchaSection: 'gift' }));
  await check();
  await pass(49_999);
  expect(phase()).toBe('verified');
  await pass(1);
  expect(phase()).toBe('expired');
  await check();
  expect(state().check).toEqual({ phase: 'verified', answer: 'answer-2' });
});

it('reports a challenge that cannot be had or solved', async () => {
  const { captcha, dispatch, check, phase } = setUp();
  dispatch(captchaActions.captchaNeeded({ captchaSection: 'gift' }));
  captcha.failNext();
  await check();
  expect(phase()).toBe('failed');
  captcha.isUnsolvable = true;
  await check();
  expect(phase()).toBe('failed');
  captcha.isUnsolvable = false;
  await check();
  expect(phase()).toBe('verified');
});

it('ignores an answer for a section that is no longer needed', async () => {
  let release: () => void = () => undefined;
  const { dispatch, check, state } = setUp({
    latency: () => new Promise<void>((resolve) => (release = resolve)),
  });
  dispatch(captchaActions.captchaNeeded({ captchaSection: 'gift' }));
  await check();
  dispatch(captchaActions.captchaNeeded({ captchaSection: 'credit' }));
  release();
  await settle();
  expect(state()).toEqual({ captchaSection: 'credit', check: { phase: 'idle' } });
});

it.each([
  paymentsActions.paymentsReset(),
  storedValueActions.storedValueReset(),
  cardBalanceActions.balanceReset(),
])('is cleared by $type, also while it is being solved', async (reset) => {
  const { dispatch, check, state } = setUp({ latency: () => new Promise((r) => setTimeout(r, 10)) });
  dispatch(captchaActions.captchaNeeded({ captchaSection: 'gift' }));
  await check();
  dispatch(reset);
  await pass(20);
  await settle();
  expect(state()).toEqual({ check: { phase: 'idle' } });
});

it('without a section checks nothing', async () => {
  const { captcha, check } = setUp();
  await check();
  expect(captcha.requested).toEqual([]);
});

it('follows the payments by a new card of other domains', async () => {
  const { dispatch, check, state, phase } = setUp();
  const details = { captchaData: { captchaSection: 'credit' } };
  dispatch(captchaActions.newCardFailed({ ...FAILURE, details }));
  expect(state()).toEqual({ captchaSection: 'credit', check: { phase: 'idle' } });
  await check();
  expect(phase()).toBe('verified');
  // The answer was sent with a card that failed.
  dispatch(captchaActions.newCardFailed(FAILURE));
  expect(phase()).toBe('idle');
  dispatch(captchaActions.newCardAccepted());
  expect(state().captchaSection).toBeUndefined();
});
