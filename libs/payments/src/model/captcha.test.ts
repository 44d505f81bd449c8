import { captchaSectionOf, requestedCaptcha } from './captcha.ts';

it.each([
  ['CREDIT_CARD', 'credit'],
  ['GIFT_CARD', 'gift'],
  ['PREPAID_CARD', 'prepaid'],
  ['PAYPAL', undefined],
] as const)('%s belongs to the section %s', (type, section) => expect(captchaSectionOf(type)).toBe(section));

it.each([
  [{ captchaData: { captchaSection: 'gift' } }, 'gift'],
  [{ captchaData: { captchaSection: 'vendor' } }, undefined],
  [{ captchaData: null }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('a refusal with %j requests %s', (details, section) =>
  expect(requestedCaptcha({ ...(details && { details: details as Record<string, unknown> }) })).toBe(section),
);
