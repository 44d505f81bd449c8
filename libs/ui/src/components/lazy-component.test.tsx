import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { freezeTime, pass } from '@foolscap/fake-time';
import { lazyComponent } from './lazy-component.tsx';

const failing = () => lazyComponent(() => Promise.reject<{ default: () => null }>(new Error('no network')));

it('shows the part once its chunk has loaded', async () => {
  const Part = lazyComponent(() => Promise.resolve({ default: () => <a href="/stores">Choose a store</a> }));
  render(<Part />);
  expect(await screen.findByRole('link')).toBeVisible();
});

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>Something went wrong.</p> : this.props.children;
  }
}

it('is an error, which a boundary catches, in a page that does not have the part yet', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = failing();
  render(
    <Boundary>
      <Part />
    </Boundary>,
  );
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  jest.restoreAllMocks();
});

describe('in a page of the server', () => {
  freezeTime();

  it('keeps the links that the server has rendered when the chunk fails to load in the browser', async () => {
    const Part = failing();
    const root = document.createElement('div');
    // The markup of a rendered boundary.
    root.innerHTML = '<h1>Paper</h1><!--$--><a href="/stores">Choose a store</a><!--/$-->';
    document.body.append(root);
    const errors: unknown[] = [];
    await act(async () => {
      hydrateRoot(
        root,
        <>
          <h1>Paper</h1>
          <Part />
        </>,
        { onRecoverableError: (error) => errors.push(error), onUncaughtError: (error) => errors.push(error) },
      );
    });
    await act(() => pass(1000));
    expect(screen.getByRole('link', { name: 'Choose a store' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Paper' })).toBeVisible();
    expect(errors).toEqual([]);
    root.remove();
  });
});
