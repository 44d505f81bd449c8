import { act, fireEvent, render, screen } from '@testing-library/react';
import { tileItems } from '@foolscap/tiles/testing';
import PrintItems from './PrintItems.tsx';

const print = jest.fn<void, []>();
const decode = jest.fn<Promise<void>, []>();
const image = HTMLImageElement.prototype;
const { print: ownPrint } = window;
const { decode: ownDecode } = image;

beforeEach(() => {
  jest.useFakeTimers();
  print.mockReset();
  decode.mockReset().mockResolvedValue();
  window.print = print;
  image.decode = decode;
});
afterEach(() => {
  jest.useRealTimers();
  window.print = ownPrint;
  image.decode = ownDecode;
});

const sheet = () => document.querySelector('[data-print-sheet]');

async function press() {
  render(<PrintItems items={tileItems(2)} title="Recently Purchased" label="Print" />);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

it('prints without pictures that take longer than three seconds', async () => {
  decode.mockReturnValue(new Promise(() => undefined));
  await press();
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(print).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(print).toHaveBeenCalledTimes(1);
});

it('keeps the sheet until the end of printing', async () => {
  await press();
  expect(print).toHaveBeenCalledTimes(1);
  expect(sheet()).toHaveTextContent('Recently Purchased');
  fireEvent(window, new Event('afterprint'));
  expect(sheet()).toBeNull();
});

it.each([
  ['looks at the page', () => fireEvent.focus(window)],
  ['presses the pointer', () => fireEvent.pointerDown(document.body)],
  ['presses a key', () => fireEvent.keyDown(document.body, { key: 'Control' })],
])('removes the sheet when the shopper %s again and no end was reported', async (_name, act) => {
  await press();
  act();
  expect(sheet()).toBeNull();
});

it.each([
  [
    'fails',
    () =>
      print.mockImplementation(() => {
        throw new Error('blocked');
      }),
  ],
  [
    'is missing',
    () => {
      Object.assign(window, { print: undefined });
    },
  ],
])('removes the sheet when printing %s', async (_name, arrange) => {
  arrange();
  await press();
  expect(sheet()).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});
