import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { createSearch } from './find-secrets.mjs';

const NUMBER = '4539148803436467';
const search = createSearch([
  { name: 'the card', kind: 'number', value: NUMBER },
  { name: 'its code', kind: 'code', value: '739' },
]);
const base64 = (text) => Buffer.from(text).toString('base64');
const body = JSON.stringify({ cardPayment: { accountNumber: NUMBER, cvv: '739' } });
const digest = (name, encoding) => createHash(name).update(NUMBER).digest(encoding);

it.each([
  ['plain', `Charged ${NUMBER}.`],
  ['with spaces', 'card 4539 1488 0343 6467'],
  ['with dashes', '4539-1488-0343-6467'],
  ['with no-break spaces', '4539\u00a01488\u00a00343\u00a06467'],
  ['with invisible characters', '4539\u200b1488\u200b0343\u200b6467'],
  ['in groups of one', [...NUMBER].join(' ')],
  ['within a longer digit sequence', `9${NUMBER}9`],
  ['in wide digits', '４５３９１４８８０３４３６４６７'],
  ['in Arabic digits', [...NUMBER].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join('')],
  ['in a URL', `/search?q=${encodeURIComponent('4539 1488 0343 6467')}`],
  ['in a form', '/search?q=4539+1488+0343+6467'],
  ['percent-encoded throughout', [...NUMBER].map((digit) => `%3${digit}`).join('')],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent('4539 1488 0343 6467'))],
  ['in escapes of JSON', `"\\u0034539148803436467"`],
  ['in JSON within JSON', JSON.stringify({ text: JSON.stringify({ number: '4539 1488 0343 6467' }) })],
  ['in entities of HTML', [...NUMBER].map((digit) => `&#${digit.charCodeAt(0)};`).join('')],
  ['in base64', base64(NUMBER)],
  ['in base64 of a body', `{"data":{"encoded":"${base64(body)}"}}`],
  ['in base64url after another word', `value_${Buffer.from(body).toString('base64url')}`],
  ['in base64 of a URL of base64', base64(`?state=${encodeURIComponent(base64(NUMBER))}`)],
  ['in hexadecimal digits', `\\x${Buffer.from(NUMBER).toString('hex')}`],
])('finds a number %s', (_, text) => {
  expect(search(text)).toContain('the card: number');
});

it('finds ten digits of a number, but neither the six of its issuer nor the last four', () => {
  expect(search('148803436467')).toEqual(['the card: 10 digits']);
  expect(search('453914******6467, ending in 6467')).toEqual([]);
});

it.each([
  ['sha256', 'hex'],
  ['sha256', 'base64url'],
  ['sha1', 'hex'],
  ['md5', 'base64'],
])('finds a digest without a key: %s in %s', (name, encoding) => {
  expect(search(`value_${digest(name, encoding)}`)).toEqual(['the card: digest without a key']);
});

it.each([
  '{"cvv":"739"}',
  '<input value="739">',
  '<td> 739 </td>',
  'cvv=739&x=1',
  'cvv: 739',
  'the code 739 was wrong',
  '739',
  JSON.stringify(JSON.stringify({ cvv: '739' })),
  base64('{"securityCode":"739"}'),
])('finds a code in %s', (text) => {
  expect(search(text)).toEqual(['its code: code']);
});

it.each([
  [
    'with other numbers',
    `4539140803436467, 4111 1111 1111 1111, ${digest('sha256', 'hex').replaceAll('a', 'b')}`,
  ],
  [
    'with a price, a size or an id that contains the digits of a code',
    '{"total":739,"height":"739px","id":"a-739"} 12.739',
  ],
  ['with common digit sequences', '0000000000 1111111111'],
])('finds nothing in a text %s', (_, text) => {
  expect(createSearch([{ name: 'zeros', kind: 'number', value: '4000 0000 0000 0002' }])(text)).toEqual([]);
  expect(search(text)).toEqual([]);
});

it('finds a number wherever it is in a text, in every encoding', () => {
  const encode = fc.constantFrom(
    (text) => text,
    encodeURIComponent,
    base64,
    (text) => Buffer.from(text).toString('hex'),
    JSON.stringify,
  );
  const number = fc.constantFrom(NUMBER, '4539 1488 0343 6467', '4539-1488-0343-6467');
  fc.assert(
    fc.property(fc.string(), number, fc.string(), encode, encode, (before, inner, after, first, second) => {
      expect(search(second(first(`${before} ${inner} ${after}`.toWellFormed())))).toContain(
        'the card: number',
      );
    }),
  );
});

it('searches only for numbers, and does not decode, if requested', () => {
  expect(search('739', { codes: false })).toEqual([]);
  expect(search(base64(NUMBER), { decodes: false })).toEqual([]);
  expect(search(digest('sha256', 'hex'), { decodes: false })).toEqual([]);
  expect(search(NUMBER, { decodes: false })).toEqual(['the card: number']);
});
