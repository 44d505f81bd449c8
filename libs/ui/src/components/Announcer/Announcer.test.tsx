import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Announcer, useAnnounce, type Announce } from './Announcer.tsx';

let announce: Announce = () => undefined;

function AnnounceProbe() {
  const latest = useAnnounce();
  useEffect(() => {
    announce = latest;
  }, [latest]);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('announces a message once, and again if it is repeated', () => {
  render(
    <Announcer>
      <AnnounceProbe />
    </Announcer>,
  );
  act(() => {
    announce('Copy paper added to cart');
  });
  const first = screen.getByText('Copy paper added to cart');
  act(() => {
    announce('Copy paper added to cart');
  });
  // A new element: a live region whose content does not change would be silent.
  expect(screen.getByText('Copy paper added to cart')).not.toBe(first);
});

test('holds only the latest message, for its own five seconds', () => {
  render(
    <Announcer>
      <AnnounceProbe />
    </Announcer>,
  );
  act(() => {
    announce('Copy paper removed. Undo is available.');
  });
  act(() => {
    jest.advanceTimersByTime(4000);
    announce('Copy paper is back in your cart.');
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Copy paper is back in your cart\.$/);
  act(() => {
    jest.advanceTimersByTime(4000);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Copy paper is back in your cart.');
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a polite message does not replace an assertive one', () => {
  render(
    <Announcer>
      <AnnounceProbe />
    </Announcer>,
  );
  act(() => {
    announce('The card was declined', 'assertive');
    announce('48 products');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The card was declined');
  expect(screen.getByRole('status')).toHaveTextContent('48 products');
});

test('announces assertive messages immediately and clears them', () => {
  render(
    <Announcer>
      <AnnounceProbe />
    </Announcer>,
  );
  act(() => {
    announce('The card was declined', 'assertive');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The card was declined');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => {
    jest.advanceTimersByTime(5000);
  });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('is silent without an announcer', () => {
  render(<AnnounceProbe />);
  expect(() => {
    announce('Not announced');
  }).not.toThrow();
});
