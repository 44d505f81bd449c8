import { CART_CODES } from './codes.ts';
import { isReadInPart } from './read-in-part.ts';
import { SERVICE_MESSAGES } from './service-messages.ts';

it('recognizes the messages about parts of the shop, and no other codes of the cart', () => {
  const services: string[] = Object.values(SERVICE_MESSAGES).map(({ code }) => code);
  for (const code of Object.values(CART_CODES))
    expect([code, isReadInPart([{ code }])]).toEqual([code, services.includes(code)]);
});
