import { render } from '@testing-library/react';
import { BlankSheet } from './BlankSheet.tsx';

it('has its colors before its style sheet is loaded', () => {
  const { container } = render(<BlankSheet />);
  expect(container.querySelector('svg')).toHaveAttribute('fill', 'none');
  const shapes = [...container.querySelectorAll('path')];
  expect(shapes.length).toBeGreaterThan(5);
  for (const shape of shapes) expect(shape.hasAttribute('fill') || shape.hasAttribute('stroke')).toBe(true);
});
