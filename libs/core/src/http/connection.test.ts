import { alwaysOnline, createBrowserConnection, createTestConnection } from './connection.ts';
import { isConnectionLoss } from './failure.ts';

/** Creates a window with a connection that the test controls. */
function createPage(onLine: boolean | undefined) {
  const page = Object.assign(new EventTarget(), { navigator: { onLine: onLine as boolean } });
  const go = (online: boolean) => {
    page.navigator.onLine = online;
    page.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  return { page, go };
}

/** Checks whether a promise has resolved. */
async function isResolved(promise: Promise<unknown>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => (resolved = true));
  await Promise.resolve();
  await Promise.resolve();
  return resolved;
}

describe('createBrowserConnection', () => {
  it('is offline only if the browser reports it', () => {
    expect(createBrowserConnection(createPage(true).page).isOnline()).toBe(true);
    expect(createBrowserConnection(createPage(false).page).isOnline()).toBe(false);
    expect(createBrowserConnection(createPage(undefined).page).isOnline()).toBe(true);
  });

  it('can be awaited', async () => {
    const { page, go } = createPage(true);
    const connection = createBrowserConnection(page);
    expect(await isResolved(connection.whenOnline())).toBe(true);
    go(false);
    const back = connection.whenOnline();
    expect(await isResolved(back)).toBe(false);
    go(true);
    expect(await isResolved(back)).toBe(true);
  });
});

it('createTestConnection can be cut and restored', async () => {
  const connection = createTestConnection();
  expect(connection.isOnline()).toBe(true);
  connection.cut();
  expect(connection.isOnline()).toBe(false);
  const back = connection.whenOnline();
  expect(await isResolved(back)).toBe(false);
  connection.restore();
  expect(await isResolved(back)).toBe(true);
  expect(await isResolved(alwaysOnline.whenOnline())).toBe(true);
});

it.each([
  [{ code: 'NETWORK' }, true],
  [{ code: 'TIMEOUT' }, true],
  [{ code: 'ABORTED' }, false],
  [{ code: 'UNREADABLE', status: 200 }, false],
  [{ code: 'TIMEOUT', status: 504 }, false],
])('isConnectionLoss(%j) is %p', (failure, expected) => {
  expect(isConnectionLoss({ retryable: true, message: '', ...failure })).toBe(expected);
});
