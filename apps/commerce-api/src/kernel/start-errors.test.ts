import { createServer } from 'node:net';
import { explainStartError } from './start-errors.ts';

const listenError = (host: string) =>
  new Promise<unknown>((resolve, reject) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(0, host, () => server.close(() => reject(new Error(`${host} is available`))));
  });

it('names an address that this machine does not have', async () => {
  // An address reserved for documentation, which no machine has.
  expect(explainStartError(await listenError('192.0.2.1'))).toBe(
    'This machine has no address 192.0.2.1. Choose one of its addresses with HOST.',
  );
});

it.each([
  [{ code: 'EADDRINUSE', port: 80 }, /^Port 80 is in use/],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, /^This user may not use port 80/],
  [
    { code: 'EAFNOSUPPORT', syscall: 'listen', address: '::1' },
    /^This machine does not support addresses like ::1/,
  ],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, /^The name in HOST does not resolve/],
])('explains %j in a sentence', (properties, sentence) => {
  expect(explainStartError(Object.assign(new Error('listen'), properties))).toMatch(sentence);
});

it('does not report a file error as a port error', () => {
  const error = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'open' });
  expect(explainStartError(error)).not.toMatch(/Port/);
});

describe('a full disk', () => {
  const env = { DATA_DIR: '/srv/shop/data' };
  const sentence =
    'The disk of /srv/shop/data is full. Free some space, then start again. Stored data is still there. ' +
    'An empty database and the demo catalog need 120 MB.';

  it.each([
    // PGlite throws this while it creates its files. It is not an Error, and has PGlite's own error number.
    ['a bare errno', { name: 'ErrnoError', errno: 51 }],
    ['an error of Node', Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })],
    ['an error of PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
    [
      'the cause of a migration that failed',
      new Error('The database could not be brought up to date (at 0007-business).', {
        cause: new Error('x', { cause: new Error('could not write: No space left on device') }),
      }),
    ],
  ])('is explained in one sentence: %s', (_, error) => {
    expect(explainStartError(error, env)).toBe(sentence);
  });

  it('on a database server keeps the message of the server', () => {
    const error = Object.assign(new Error('could not extend file'), { code: '53100' });
    expect(explainStartError(error, { DATABASE_URL: 'postgres://db/shop' })).toMatch(
      /^The disk of the database server is full/,
    );
  });
});

it.each([
  [{ name: 'ErrnoError', errno: 2 }, /^This user may not write to \/srv\/data/],
  [{ name: 'ErrnoError', errno: 69 }, /^\/srv\/data is on a file system that can only be read/],
  [{ name: 'ErrnoError', errno: 29 }, /cannot be read or written/],
  [{ name: 'ErrnoError', errno: 7 }, /errno: 7/],
  [{ some: 'thing' }, /some: 'thing'/],
  [undefined, /undefined/],
])('explains any thrown value in one sentence: %j', (error, sentence) => {
  const text = explainStartError(error, { DATA_DIR: '/srv/data' });
  expect(text).toMatch(sentence);
  expect(text).not.toContain('[object');
});
