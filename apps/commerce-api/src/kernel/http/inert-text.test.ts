import fc from 'fast-check';
import { passesLuhn } from '@foolscap/payments/model';
import { inertAddress, inertText, maskText } from './inert-text.ts';

describe('card-like digit sequences', () => {
  it.each([
    ['paid with 4111111111111111', 'paid with [digits]'],
    ['paid with 4111 1111 1111 1111.', 'paid with [digits].'],
    ['4111.1111.1111.1111', '[digits]'],
    ['4111  1111  1111  1111', '[digits]'],
    ['4111\n1111\n1111\n1111', '[digits]'],
    ['４１１１１１１１１１１１１１１１', '[digits]'],
    ['card4111111111111111x', 'card[digits]x'],
    ['1234 5678 9012 3456', '[digits]'],
    ['{"note":"4111-1111-1111-1111"}', '{"note":"[digits]"}'],
  ])('are masked: %j', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    'order 7100000001 placed',
    'call (508) 555-1234',
    'at 2026-11-30T10:30:45.123Z',
    'account 11111111-1111-4111-8111-111111111111',
    'TypeError: x is undefined at cart.js:10:2034',
    'zip 01702-1234, qty 12, total 1,234.56',
  ])('too short for a card are kept: %j', (text) => {
    expect(maskText(text)).toBe(text);
  });
});

describe('values of secrets', () => {
  it.each([
    ['cvv=123', 'cvv=[secret]'],
    ['a=1&cvv=123&b=2', 'a=1&cvv=[secret]&b=2'],
    ['{"cvv":"123"}', '{"cvv":[secret]}'],
    ['{"cvv":123,"qty":2}', '{"cvv":[secret],"qty":2}'],
    ['{\\"cvv\\":\\"123\\",\\"qty\\":2}', '{\\"cvv\\":[secret],\\"qty\\":2}'],
    ['{"password":"a \\"long\\" phrase","qty":2}', '{"password":[secret],"qty":2}'],
    ['password=a long phrase of mine', 'password=[secret]'],
    ['newPassword: hunter2\nnext line', 'newPassword: [secret]\nnext line'],
    ['passwd=x&user=ada', 'passwd=[secret]&user=ada'],
    ['token=abc.def-ghi&next=/cart', 'token=[secret]&next=/cart'],
    ['x-import-token: abc', 'x-import-token: [secret]'],
    ['reset_token%3Dabc', 'reset_token%3D[secret]'],
    ['Authorization: Bearer abc.def', 'Authorization: [secret]'],
    ['{"accountNumber":"4111111111111111"}', '{"accountNumber":[secret]}'],
    ['{"cardNumber":["1","2"]}', '{"cardNumber":[secret]}'],
    ['{"token":{"value":"abc"},"qty":2}', '{"token":[secret],"qty":2}'],
    ['{"password":"cut off', '{"password":[secret]'],
    ["{ token: 'abc', qty: 1 }", '{ token: [secret], qty: 1 }'],
    ['CVC is 987 by the way', 'CVC is [secret] by the way'],
    ['api_key => abc', 'api_key => [secret]'],
  ])('are masked: %j', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    'Unexpected token < in JSON at position 0',
    'The password is too short.',
    'Enter the security code.',
    'field cardPayment.accountNumber is missing',
    'tokens and cookies',
  ])('are not assumed in %j', (text) => {
    expect(maskText(text)).toBe(text);
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const separators = fc.array(fc.constantFrom(' ', '.', '-', '\t', '/', '_', '\u00a0', '\u200b'), {
  maxLength: 3,
});
const words = fc.stringMatching(/^[a-zA-Zé ,!]{0,15}$/);

it('masks every number of 13 to 19 digits, however it is separated', () => {
  const number = fc
    .integer({ min: 13, max: 19 })
    .chain((length) =>
      fc.tuple(digits(length), fc.array(separators, { minLength: length, maxLength: length })),
    )
    .map(([text, gaps]) => ({
      plain: text,
      written: [...text].map((digit, at) => (at ? gaps[at]!.join('') : '') + digit).join(''),
      wide: [...text].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
    }));
  fc.assert(
    fc.property(words, number, words, (before, { plain, written, wide }, after) => {
      for (const form of [plain, written, wide]) {
        const logged = inertText(before + form + after, 2000);
        expect(logged.replace('[digits]', '')).not.toMatch(/\p{Nd}/u);
        expect(inertAddress(`/?q=${encodeURIComponent(form)}`)).toBe('/?q=%5Bdigits%5D');
      }
    }),
  );
});

it('masks a card number next to other numbers', () => {
  const cardNumber = digits(14)
    .map((rest) => `4${rest}`)
    .map((start) => [...'0123456789'].map((check) => start + check).find(passesLuhn)!);
  fc.assert(
    fc.property(cardNumber, digits(4), digits(3), (card, expiry, code) => {
      expect(maskText(`${card} ${expiry.slice(0, 2)}/${expiry.slice(2)} ${code}`)).not.toContain(card);
    }),
  );
});

it('masks the value of a secret, in a query or in JSON', () => {
  const name = fc.constantFrom(
    'password',
    'newPassword',
    'token',
    'cvv',
    'accountNumber',
    'authorization',
    'passwd',
  );
  const value = fc.stringMatching(/^zq[a-zA-Z0-9!\\"' ]{0,20}qz$/);
  // The text around the secret must not look like the value.
  const beside = words.filter((text) => !/zq|qz/.test(text));
  fc.assert(
    fc.property(name, value, beside, (secret, text, before) => {
      expect(maskText(`${before} ${JSON.stringify({ [secret]: text })}`)).not.toMatch(/zq|qz/);
      const query = `a=1&${secret}=${encodeURIComponent(text)}&b=2`;
      expect(maskText(query)).toMatch(/^a=1&\w+=\[secret\]&b=2$/);
    }),
  );
});

it('keeps ordinary text unchanged', () => {
  const word = fc
    .stringMatching(/^[a-zé]{1,10}$/)
    // Shoppers may separate the groups of a card number by a single x.
    .filter((each) => each !== 'x' && !/passw|pwd|token|secret|cookie|c[vs][vc]/.test(each));
  const number = fc.stringMatching(/^[0-9]{1,3}([-. ][0-9]{1,3}){0,3}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, number), { maxLength: 10 }), (parts) => {
      const text = parts.flat().join(' ');
      expect(maskText(text)).toBe(text);
    }),
  );
});

it('stays fast on long text', () => {
  const long = [
    '1 '.repeat(60_000),
    'token'.repeat(20_000),
    '\\'.repeat(60_000),
    `token="${'\\\\"'.repeat(40_000)}`,
    'a'.repeat(100_000),
    '"password":"'.repeat(8_000),
  ];
  // Quadratic work would take minutes here.
  for (const text of long) expect(maskText(text).length).toBeLessThan(text.length * 2);
});
