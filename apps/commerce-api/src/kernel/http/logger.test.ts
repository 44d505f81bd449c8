import Fastify from 'fastify';
import { inertAddress } from './inert-text.ts';
import { serverOptions } from './logger.ts';

it.each([
  ['/cc/api/catalog/search?q=paper&page=2', '/cc/api/catalog/search?q=paper&page=2'],
  ['/checkout?cvv=123&q=pens', '/checkout?cvv=[secret]&q=pens'],
  ['/checkout?accountNumber=4111111111111111', '/checkout?accountNumber=[secret]'],
  [
    '/?cardnumber=1&cvc=2&cc-exp=3&password=4',
    '/?cardnumber=[secret]&cvc=[secret]&cc-exp=[secret]&password=[secret]',
  ],
  ['/?email=a%40b.example&emailId1=c', '/?email=[secret]&emailId1=[secret]'],
  ['/?%63vv=123', '/?%63vv=[secret]'],
  ['/?billing[account_number]=1', '/?billing[account_number]=[secret]'],
  ['/?CVV', '/?CVV'],
  ['/?q=4111+1111+1111+1111', '/?q=%5Bdigits%5D'],
  ['/?q=4111%201111%201111%201111', '/?q=%5Bdigits%5D'],
  ['/?q=%34111111111111111', '/?q=%5Bdigits%5D'],
  ['/?4111111111111111', '/?%5Bdigits%5D'],
  ['/p/4111-1111-1111-1111/x', '/p/%5Bdigits%5D/x'],
  ['/?q=%', '/?q=%'],
  // The street address is masked. The radius is kept, because it helps with debugging.
  ['/stores?q=9+Vellum+Lane&radius=20', '/stores?q=[place]&radius=20'],
  ['/cc/mmx/stores/?radius=20&%71=9+Vellum+Lane', '/cc/mmx/stores/?radius=20&%71=[place]'],
  ['/stores/1547?item=pen', '/stores/1547?item=pen'],
])('%s is logged as %s', (url, logged) => {
  expect(inertAddress(url)).toBe(logged);
});

it('masks them in all log lines of a request', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify(serverOptions({ logLevel: 'info', trustProxy: false }, stream));
  app.get('/here', () => 'x');
  const query = '?cvv=987&accountNumber=5555&email=ada@example.com&q=4111111111111111';
  await app.inject(`/here${query}`);
  await app.inject(`/not/here${query}`);
  await app.close();
  // Ids and times contain random digits; the caller's text is in the URL and in the message.
  const text = lines
    .map((line) => JSON.parse(line) as { msg?: string; req?: { url?: string } })
    .map(({ msg, req }) => `${req?.url ?? ''} ${msg ?? ''}`)
    .join('\n');
  expect(text).toContain('/not/here?cvv=[secret]');
  expect(text).toContain('/here?cvv=[secret]');
  expect(text).not.toMatch(/987|5555|ada@|4111/);
});

it('masks errors and the fields of a line', async () => {
  const lines: string[] = [];
  const app = Fastify(
    serverOptions({ logLevel: 'info', trustProxy: false }, { write: (line) => void lines.push(line) }),
  );
  const cause = Object.assign(new Error('insert failed for 4111.1111.1111.1111'), {
    detail: 'Failing row contains (４１１１１１１１１１１１１１１１, hunter).',
  });
  const error = Object.assign(new Error('no row', { cause }), { parameters: ['378282246310005'] });
  app.log.error({ err: error, query: { note: 'cvv=987' } }, 'failed with password=hunter2');
  app.log.info('token=%s', 'abc');
  await app.close();
  const text = lines
    .map((line) => {
      const { err, query, msg } = JSON.parse(line) as Record<string, unknown>;
      return JSON.stringify({ err, query, msg });
    })
    .join('\n');
  expect(text).toContain('no row');
  expect(text).toContain('insert failed for [digits]');
  expect(text).not.toMatch(/1111|４１１１|378282|987|hunter2/);
});
