import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel.tsx';

const width = 100;
let scrolled = 0;
let direction: 'ltr' | 'rtl' = 'ltr';

/** Provides the layout that jsdom lacks: a row 250 px wide with slides of 100 px. */
beforeEach(() => {
  scrolled = 0;
  direction = 'ltr';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.parentElement ? [...this.parentElement.children].indexOf(this) : -1;
    const isSlide = this.getAttribute('aria-roledescription') === 'slide';
    const left =
      direction === 'ltr'
        ? (isSlide ? index * width : 0) - (isSlide ? scrolled : 0)
        : isSlide
          ? 250 - (index + 1) * width - scrolled
          : 0;
    const size = isSlide ? width : 250;
    return { left, right: left + size, width: size } as DOMRect;
  });
  Element.prototype.scrollBy = function (this: Element, options?: ScrollToOptions | number) {
    const most = 6 * width - 250;
    const next = scrolled + ((options as ScrollToOptions).left ?? 0);
    scrolled = direction === 'ltr' ? Math.min(Math.max(next, 0), most) : Math.max(Math.min(next, 0), -most);
    fireEvent.scroll(this);
  } as typeof Element.prototype.scrollBy;
});
afterEach(() => jest.restoreAllMocks());

const items = Array.from({ length: 6 }, (_, index) => ({
  id: String(index),
  content: <input aria-label={`Quantity ${index + 1}`} />,
}));
const show = (count = 6) => render(<Carousel label="Recommended for you" items={items.slice(0, count)} />);
const button = (name: string) => screen.getByRole('button', { name });
const row = () => screen.getByRole('group', { name: 'Slides' });

test('has the role of a carousel, with numbered slides', () => {
  show();
  expect(screen.getByRole('region', { name: 'Recommended for you' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  const slide = screen.getByRole('group', { name: '2 of 6' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  expect(button('Next')).toHaveAttribute('aria-controls', row().id);
});

test('Tab moves to the buttons, the row, and the slides', async () => {
  show();
  const order: (Element | null)[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.tab();
    order.push(document.activeElement);
  }
  expect(order).toEqual([button('Previous'), button('Next'), row(), screen.getByLabelText('Quantity 1')]);
});

test('the buttons scroll by the visible slides, keep focus at the ends, and announce the position', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(button('Next'));
  expect(scrolled).toBe(200);
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 3 to 4 of 6');
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'false');
  await user.keyboard('{Enter}');
  expect(scrolled).toBe(350);
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(scrolled).toBe(350);
  await user.click(button('Previous'));
  expect(scrolled).toBeLessThan(350);
  jest.useRealTimers();
});

test('on the row, arrows move by one slide, Home and End to the ends', async () => {
  show();
  row().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(scrolled).toBe(100);
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(scrolled).toBe(100);
  await userEvent.keyboard('{End}');
  expect(scrolled).toBe(350);
  await userEvent.keyboard('{Home}');
  expect(scrolled).toBe(0);
});

test('ignores keys inside a slide', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Quantity 1'), '12{ArrowRight}{End}');
  expect(scrolled).toBe(0);
});

test('is mirrored in right-to-left text', () => {
  direction = 'rtl';
  render(<Carousel label="Recommended for you" items={items} />);
  row().style.direction = 'rtl';
  row().focus();
  fireEvent.keyDown(row(), { key: 'ArrowLeft' });
  expect(scrolled).toBe(-100);
  fireEvent.keyDown(row(), { key: 'ArrowRight' });
  expect(scrolled).toBe(0);
});

test('has no controls and no tab stop if all slides fit', () => {
  show(2);
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(row()).not.toHaveAttribute('tabindex');
});
