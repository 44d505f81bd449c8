import { createTestDatabase } from '../../../testing/test-database.ts';
import { describeCardProcessor } from '../payment-gateway.contract.ts';
import { createStripeCards } from './stripe-cards.ts';
import { connectStripe } from './stripe-connection.ts';
import { createFakeStripe } from './testing/fake-stripe.ts';

describeCardProcessor('Stripe', async () => {
  const database = await createTestDatabase();
  const stripe = createFakeStripe();
  const keys = { secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' };
  return {
    cards: createStripeCards(database.db, connectStripe(keys, stripe.httpClient)),
    numbers: {
      APPROVE: '4242424242424242',
      DECLINED: '4000000000000002',
      INSUFFICIENT_FUNDS: '4000000000009995',
      EXPIRED: '4000000000000069',
      TIMEOUT: '4000000000000119',
      LOST_ANSWER: '4000000000000259',
    },
    getMoney: async (key) => stripe.getMoney(key),
    close: () => database.close(),
  };
});
