import { createAxiosTransport } from './axios-transport.ts';
import { alwaysOnline, createBrowserConnection, createTestConnection } from './connection.ts';
import { isConnectionLoss } from './failure.ts';

/** A window whose connection a test decides about. */
function createPage(onLine: boolean | undefined) {
  const page = Object.assign(new EventTarget(), { navigator: { onLine: onLine as boolean } });
  const go = (online: boolean) => {
    page.navigator.onLine = online;
    page.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  return { page, go };
}

/** Whether a promise has been resolved by now. */
async function isResolved(promise: Promise<unknown>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => (resolved = true));
  await Promise.resolve();
  await Promise.resolve();
  return resolved;
}

describe('the connection of a browser', () => {
  it('is what the browser says, and lost only where it says so', () => {
    expect(createBrowserConnection(createPage(true).page).isOnline()).toBe(true);
    expect(createBrowserConnection(createPage(false).page).isOnline()).toBe(false);
    expect(createBrowserConnection(createPage(undefined).page).isOnline()).toBe(true);
  });

  it('is waited for', async () => {
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

it('a connection for tests is cut and restored', async () => {
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
])('%j is the network’s fault: %p', (failure, expected) => {
  expect(isConnectionLoss({ retryable: true, message: '', ...failure })).toBe(expected);
});

it('axios is not fetched without a connection, since the browser would remember that it failed', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const transport = createAxiosTransport();
  const request = { method: 'GET', url: '/cc/api/x', headers: {}, timeoutMs: 1000 } as const;
  await expect(transport(request)).rejects.toMatchObject({ fault: 'network' });
  expect(transport.isWarm()).toBe(false);
  onLine.mockReturnValue(true);
  await transport.warm();
  expect(transport.isWarm()).toBe(true);
});
