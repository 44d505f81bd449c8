import { createServer } from 'node:net';
import { explainStartError } from './start-errors.ts';

const listenError = (host: string) =>
  new Promise<unknown>((resolve, reject) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(0, host, () => server.close(() => reject(new Error(`${host} could be listened on`))));
  });

it('names the address that this machine does not have', async () => {
  // Set aside for documentation, so nobody has it.
  expect(explainStartError(await listenError('192.0.2.1'))).toBe(
    'This machine has no address 192.0.2.1. Choose one that it has with HOST.',
  );
});

it.each([
  [{ code: 'EADDRINUSE', port: 80 }, /^Port 80 is taken/],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, /^Port 80 may not be used/],
  [
    { code: 'EAFNOSUPPORT', syscall: 'listen', address: '::1' },
    /^This machine does not know addresses like ::1/,
  ],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, /^The name in HOST means no address/],
])('has a sentence for %j', (properties, sentence) => {
  expect(explainStartError(Object.assign(new Error('listen'), properties))).toMatch(sentence);
});

it('does not blame the port for a file', () => {
  const error = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'open' });
  expect(explainStartError(error)).not.toMatch(/Port/);
});
