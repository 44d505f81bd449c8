import { render, screen, waitFor } from '@testing-library/react';
import { drawerOpener } from './drawer-opener.tsx';

const reports: unknown[] = [];
beforeEach(() => {
  reports.length = 0;
  location.hash = '';
  // The parts of `fetch` that a report uses; jsdom has none.
  globalThis.fetch = jest.fn((_url, { body }: { body: string }) => {
    reports.push(JSON.parse(body));
    return Promise.resolve({
      ok: true,
      status: 204,
      headers: new Headers(),
      text: () => Promise.resolve(''),
    });
  }) as unknown as typeof fetch;
});

it('opens the drawer when its code has loaded', async () => {
  const Opener = drawerOpener(() =>
    Promise.resolve({ default: ({ href }: { href: string }) => <p>{href}</p> }),
  );
  render(<Opener href="#product" />);
  expect(await screen.findByText('#product')).toBeVisible();
  expect(location.hash).toBe('');
  expect(reports).toEqual([]);
});

it('follows the link and reports the error when its code cannot be loaded', async () => {
  const Opener = drawerOpener<{ href: string }>(() => Promise.reject(new Error('chunk 404')));
  render(<Opener href="#product" />);
  await waitFor(() => expect(location.hash).toBe('#product'));
  expect(reports).toEqual([{ msg: 'client error', error: 'drawer not loaded: Error: chunk 404', info: '/' }]);
});
