import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar.tsx';

const bar = () => screen.getByRole('progressbar', { name: 'Free shipping' });

test('describes the progress as text', () => {
  render(<ProgressBar label="Free shipping" value={32.95} max={45} valueText="$12.05 to free shipping" />);
  expect(bar()).toHaveAttribute('value', '32.95');
  expect(bar()).toHaveAttribute('max', '45');
  expect(bar()).toHaveAttribute('aria-valuetext', '$12.05 to free shipping');
  // Visible below the bar and announced from the bar, but not announced twice.
  expect(screen.getByText('$12.05 to free shipping')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  [-5, '0'],
  [50, '45'],
])('clamps %d to the range', (value, shown) => {
  render(<ProgressBar label="Free shipping" value={value} max={45} />);
  expect(bar()).toHaveAttribute('value', shown);
});

test('has no value when indeterminate', () => {
  render(<ProgressBar label="Free shipping" />);
  expect(bar()).not.toHaveAttribute('value');
});
