import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Truncate } from './Truncate.tsx';

/** jsdom has no layout: sets the measured sizes. */
function measures(scrollHeight: number, clientHeight: number) {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(clientHeight);
}

afterEach(() => jest.restoreAllMocks());

test('has no button if nothing is hidden', () => {
  measures(60, 60);
  render(<Truncate>A short text</Truncate>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button expands and collapses the text', async () => {
  measures(200, 60);
  render(<Truncate about="Description">A long text</Truncate>);
  const button = screen.getByRole('button', { name: 'Show more: Description' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById(button.getAttribute('aria-controls')!)).toHaveTextContent('A long text');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Show less: Description' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(button).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('focus in the hidden part expands the text', async () => {
  measures(200, 60);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { bottom: this.tagName === 'A' ? 150 : 60 } as DOMRect;
  });
  render(
    <Truncate>
      A long text with a <a href="#sheet">data sheet</a>
    </Truncate>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});
