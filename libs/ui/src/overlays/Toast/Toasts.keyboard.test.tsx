import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Button } from '../../components/index.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { ToastProvider, useToasts, type Toasts, type ToastProviderProps } from './Toasts.tsx';

let toasts: Toasts;

function Page() {
  const given = useToasts();
  useEffect(() => {
    toasts = given;
  }, [given]);
  return <Button>Add to cart</Button>;
}

const shown = (props?: Omit<ToastProviderProps, 'children'>) =>
  render(
    <ToastProvider {...props}>
      <Page />
    </ToastProvider>,
  );
const show = (...messages: Parameters<Toasts['show']>[0][]) => {
  act(() => {
    for (const message of messages) toasts.show(message);
  });
};
const names = () =>
  screen.queryAllByRole('dialog').map((toast) => within(toast).getByRole('heading').textContent);

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the queue', () => {
  test('the newest is first; beyond the limit the oldest are hidden until there is space again', async () => {
    shown({ limit: 2, timeout: 0 });
    show({ title: 'One', key: '1' }, { title: 'Two', key: '2' }, { title: 'Three', key: '3' });
    expect(names()).toEqual(['Three', 'Two', 'One']);
    const [, , hidden] = screen.getAllByRole('dialog');
    expect(hidden).toHaveAttribute('inert');
    act(() => toasts.dismiss('3'));
    await pass(500);
    expect(names()).toEqual(['Two', 'One']);
    for (const toast of screen.getAllByRole('dialog')) expect(toast).not.toHaveAttribute('inert');
  });

  test('a toast with the same key is replaced in place, and its timer restarts', async () => {
    shown({ timeout: 1000 });
    show({ title: '1 item added', key: 'added' }, { title: 'List saved' });
    await pass(800);
    show({ title: '2 items added', key: 'added' });
    expect(names()).toEqual(['List saved', '2 items added']);
    await pass(700);
    expect(names()).toEqual(['2 items added']);
    await pass(800);
    expect(names()).toEqual([]);
  });

  test('each has its own duration; 0 keeps it, which is the default for failures', async () => {
    shown({ timeout: 1000 });
    show(
      { title: 'Long', timeout: 3000 },
      { title: 'For ever', timeout: 0 },
      { title: 'Short' },
      { title: 'Failed', kind: 'failure' },
      { title: 'Failed for a while', kind: 'failure', timeout: 1000 },
    );
    await pass(1500);
    expect(screen.queryByText('Short')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Failed for a while', hidden: true })).toBeNull();
    expect(screen.getByText('Long')).toBeInTheDocument();
    await pass(60_000);
    expect(screen.queryByText('Long')).toBeNull();
    expect(screen.getByText('For ever')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Failed', hidden: true })).toBeInTheDocument();
  });
});

describe('timers pause', () => {
  test('on hover', async () => {
    shown({ timeout: 1000 });
    show({ title: 'List saved' });
    await user.hover(screen.getByRole('dialog'));
    await pass(5000);
    expect(names()).toEqual(['List saved']);
    await user.unhover(screen.getByRole('region', { name: 'Notifications' }));
    await pass(1500);
    expect(names()).toEqual([]);
  });

  test('while they have focus, which F6 moves there', async () => {
    shown({ timeout: 1000 });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
    show({ title: 'List saved' });
    await user.keyboard('{F6}');
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await pass(5000);
    expect(names()).toEqual(['List saved']);
    await user.tab();
    expect(screen.getByRole('dialog', { name: 'List saved' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await pass(500);
    expect(names()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
  });
});

test('Tab moves to the action and the dismiss button; Enter runs the action and dismisses the toast', async () => {
  const undo = jest.fn();
  shown({ dismissLabel: 'Fermer' });
  show({ title: 'Copy paper removed', action: { label: 'Undo', onAction: undo }, timeout: 0 });
  await user.keyboard('{F6}');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  await pass(500);
  expect(names()).toEqual([]);
});

test('notices are polite, failures assertive', () => {
  shown();
  show({ title: 'List saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toContainElement(screen.getByRole('dialog', { name: 'List saved' }));
  expect(screen.queryByRole('alert')).toBeNull();
  show({ title: 'Nothing was added', description: 'Try again.', kind: 'failure' });
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was addedTry again.');
});

test('they are announced while a drawer is open', async () => {
  jest.useRealTimers();
  render(
    <ToastProvider>
      <Page />
      <Drawer open title="Cart" onClose={jest.fn()}>
        Words
      </Drawer>
    </ToastProvider>,
  );
  await screen.findByRole('dialog', { name: 'Cart' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull());
  show({ title: 'List saved' });
  expect(screen.getByRole('dialog', { name: 'List saved' })).toBeInTheDocument();
});
