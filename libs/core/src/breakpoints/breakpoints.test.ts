import { getBreakpoint, isSmall } from './index.ts';

it.each([
  [0, 'xs', true],
  [600, 'xs', true],
  [601, 'sm', true],
  [820, 'sm', true],
  [821, 'md', false],
  [1024, 'md', false],
  [1025, 'lg', false],
] as const)('maps %d px to %s', (width, breakpoint, small) => {
  expect(getBreakpoint(width)).toBe(breakpoint);
  expect(isSmall(breakpoint)).toBe(small);
});
