import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('torn');
  return <h1>Offers</h1>;
}

// React tells of what a boundary has caught; here it is meant.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('a page that broke says so, is reported, and leaves the other pages alone', () => {
  const onError = jest.fn();
  const page = (key: string, broken: boolean) => (
    <ErrorBoundary resetKey={key} onError={onError}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
  const { rerender } = render(page('a', true));
  expect(screen.getByRole('heading', { name: 'Something tore on our side' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'torn' }));

  rerender(page('a', false));
  expect(screen.getByRole('heading', { name: 'Something tore on our side' })).toBeVisible();
  rerender(page('b', false));
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();
});
