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
  expect(screen.getByRole('status').children).toHaveLength(1);
  act(() => {
    announce('Copy paper added to cart');
  });
  // A second element: a live region whose text does not change would be silent.
  expect(screen.getByRole('status').children).toHaveLength(2);
});

test('announces messages that follow each other, and clears each after five seconds', () => {
  render(
    <Announcer>
      <AnnounceProbe />
    </Announcer>,
  );
  // In one update, as when a change is confirmed while the connection returns: neither may replace the other.
  act(() => {
    announce('You’re back online.');
    announce('Copy paper: quantity 3.');
  });
  const messages = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);
  expect(messages()).toEqual(['You’re back online.', 'Copy paper: quantity 3.']);
  act(() => {
    jest.advanceTimersByTime(4000);
    announce('Copy paper is back in your cart.');
  });
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(messages()).toEqual(['Copy paper is back in your cart.']);
  act(() => {
    jest.advanceTimersByTime(4000);
  });
  expect(messages()).toEqual([]);
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
