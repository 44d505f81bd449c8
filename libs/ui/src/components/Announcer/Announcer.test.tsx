import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Announcer, useAnnounce, type Announce } from './Announcer.tsx';

let announce: Announce = () => undefined;

function Mouth() {
  const voice = useAnnounce();
  useEffect(() => {
    announce = voice;
  }, [voice]);
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
      <Mouth />
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

test('announces assertive messages immediately and clears them', () => {
  render(
    <Announcer>
      <Mouth />
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
  render(<Mouth />);
  expect(() => {
    announce('Not announced');
  }).not.toThrow();
});
