import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { lazyScreen } from './lazy-screen.tsx';

const Page = () => <h1>Offers</h1>;

it('renders at once when it was fetched before', async () => {
  const { Screen, preload } = lazyScreen(async () => ({ default: Page }));
  await preload();
  render(<Screen />);
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();
});

it('shows when its chunk has come, and fetches it once', async () => {
  const load = jest.fn(async () => ({ default: Page }));
  const { Screen, preload } = lazyScreen(load);
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

it('a chunk that could not be fetched is fetched at the next try', async () => {
  const load = jest
    .fn(async () => ({ default: Page }))
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
  const { Screen, preload } = lazyScreen(load);
  await expect(preload()).rejects.toThrow('Failed to fetch');
  await preload();
  render(<Screen />);
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();
});
