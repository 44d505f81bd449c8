import { add } from './steps.mjs';

const apiOnly = 'checkout shows it beside its form, not in the cart; a journey or a story has it';
/** A gift card of the sandbox, with $25.00. */
const GIFT = { number: '6006490025000000001', code: '0001' };

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const checkoutErrorOutcomes = {
  'identity errors': [
    {
      code: 'GIFT_CARD_D33',
      tenant: 'consumer',
      apiOnly,
      steps: [add('24110101'), { giftCard: { ...GIFT, code: '0002' } }],
    },
    {
      code: 'GIFT_CARD_D39',
      tenant: 'consumer',
      apiOnly,
      steps: [add('24110101'), { giftCard: { number: '6006490025009900001', code: '0001' } }],
    },
    {
      code: 'CAPTCHA_REQUIRED',
      tenant: 'consumer',
      apiOnly,
      steps: [
        add('24110101'),
        ...Array.from({ length: 3 }, () => ({ giftCard: { ...GIFT, code: '0002' } })),
        { giftCard: GIFT },
      ],
    },
    {
      code: 'UN_DELIVERABLE_ADDRESSES',
      apiOnly,
      steps: [add('24110101'), { address: { city: 'APO', state: 'AE', zipCode: '09002' } }],
    },
    {
      code: 'ADDRESS_INVALID',
      apiOnly,
      steps: [add('24110101'), { address: { city: 'Framingham', state: 'NY', zipCode: '01702' } }],
    },
    {
      code: 'NO_EMAIL',
      tenant: 'consumer',
      apiOnly,
      steps: [
        add('24110101'),
        { address: { city: 'Framingham', state: 'MA', zipCode: '01702' } },
        { placeOrder: true },
      ],
    },
  ],
};
