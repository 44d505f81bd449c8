import { createTestDatabase } from '../../testing/test-database.ts';
import { describeCardProcessor } from './payment-gateway.contract.ts';
import { type CardBehavior, createSandboxGateway, SANDBOX_CARDS } from './sandbox-gateway.ts';

const numbers = Object.fromEntries(
  Object.entries(SANDBOX_CARDS).map(([number, behavior]) => [behavior, number]),
) as Record<CardBehavior, string>;

describeCardProcessor('the sandbox', async () => {
  const database = await createTestDatabase();
  const { cards } = createSandboxGateway(database.db);
  return {
    cards,
    numbers,
    getMoney: async (key) => {
      const entry = await database.db
        .selectFrom('sandbox_ledger')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst();
      const isTaken = entry?.state === 'CAPTURED' || entry?.state === 'REFUNDED';
      return {
        held: entry?.state === 'AUTHORIZED' ? entry.amount_minor : 0,
        captured: isTaken ? entry.amount_minor : 0,
        refunded: isTaken ? entry.refunded_minor : 0,
      };
    },
    close: () => database.close(),
  };
});
