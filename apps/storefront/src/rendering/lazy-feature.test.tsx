import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { lazyFeature } from './lazy-feature.tsx';

const Page = () => <h1>Offers</h1>;

it('renders synchronously when it is already loaded', async () => {
  const { Screen, preload } = lazyFeature(async () => ({ default: Page }), { as: 'page' });
  await preload();
  render(<Screen />);
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();
});

it('renders when its chunk has loaded, and fetches it once', async () => {
  const load = jest.fn(async () => ({ default: Page }));
  const { Screen, preload } = lazyFeature(load, { as: 'page' });
  await act(async () => {
    render(
      <Suspense fallback="wait">
        <Screen />
      </Suspense>,
    );
  });
  await preload();
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('requests a failed chunk once, not on every render', async () => {
  const load = jest.fn(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  const { Screen, preload } = lazyFeature(load, { as: 'page' });
  await expect(preload()).rejects.toThrow('Failed to fetch');
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    render(
      <ErrorBoundary resetKey="here" onError={() => undefined} fallback="It cannot be shown.">
        <Suspense>
          <Screen />
        </Suspense>
      </ErrorBoundary>,
    );
  });
  consoleError.mockRestore();
  expect(screen.getByText('It cannot be shown.')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
