import { checkoutMessage } from '@foolscap/checkout/model';
import { expect } from '../journey.ts';
import { CARDS, createShopper, PLACES, untilReady } from '../shopper.ts';
import { isWrite, toReply } from './product-add.ts';
import type { Visitor } from './visitor.ts';

/** Places a business cart's order and expects the reason why it is refused. */
export async function seeOrderRefused({ page, open }: Visitor, { code }: { code: string }): Promise<void> {
  const shopper = createShopper(page);
  await open('/checkout');
  await untilReady(page);
  if (await page.getByLabel(/^Street address/).isVisible()) await shopper.enterAddress(PLACES.framingham);
  await shopper.enterCard(CARDS.good);
  const replied = page.waitForResponse((response) => isWrite(response) && /\/order\b/.test(response.url()));
  await shopper.placeOrderButton().click();
  const { body } = await toReply(await replied);
  expect(body.error.code).toBe(code);
  const refusal = page.getByRole('alert').filter({ hasText: checkoutMessage(body.error) });
  await expect(refusal).toHaveCount(1);
}
