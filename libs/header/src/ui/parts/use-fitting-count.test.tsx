import { act, render, screen } from '@testing-library/react';
import { useFittingCount } from './use-fitting-count.ts';

/** Width of the row in px; 0 while a style sheet hides it. */
let available: number;
let resize: () => void;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(measure: ResizeObserverCallback) {
      resize = () => measure([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { width: available && (this.tagName === 'LI' ? 100 : available) } as DOMRect;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

function Row() {
  const { line, list, fitting } = useFittingCount(3);
  return (
    <div ref={line}>
      <ul ref={list}>
        <li>Paper</li>
        <li>Ink</li>
        <li>Desks</li>
      </ul>
      <output>{fitting ?? 'not measured'}</output>
    </div>
  );
}

const resizeTo = (width: number) => {
  available = width;
  act(() => resize());
};

it('counts the items that fit, again on every resize', () => {
  render(<Row />);
  resizeTo(300.5);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  resizeTo(250);
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

it('keeps its count while the row is hidden, so that the row does not show only "More" when it returns', () => {
  render(<Row />);
  resizeTo(0);
  expect(screen.getByRole('status')).toHaveTextContent('not measured');
  resizeTo(250);
  resizeTo(0);
  expect(screen.getByRole('status')).toHaveTextContent('2');
});
