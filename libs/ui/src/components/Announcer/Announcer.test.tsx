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

test('a sentence is said once, and again when it is said again', () => {
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
  // A second element: a live region whose text merely stays the same would be silent.
  expect(screen.getByRole('status').children).toHaveLength(2);
});

test('urgent news does not wait, and nothing is left lying about', () => {
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

test('is silent where there is no announcer', () => {
  render(<Mouth />);
  expect(() => {
    announce('Nobody hears this');
  }).not.toThrow();
});
