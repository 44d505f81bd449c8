import { memoize } from './memoize.ts';

it('computes again only for other arguments', () => {
  const compute = jest.fn((list: number[], by: number) => list.map((each) => each * by));
  const times = memoize(compute);
  const list = [1, 2];
  const first = times(list, 2);
  expect(first).toEqual([2, 4]);
  expect(times(list, 2)).toBe(first);
  expect(times(list, 3)).toEqual([3, 6]);
  expect(times([1, 2], 3)).toEqual([3, 6]);
  expect(compute).toHaveBeenCalledTimes(3);
});
