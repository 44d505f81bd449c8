import fc from 'fast-check';
import { arrangePins, PIN_DISTANCE } from './arrange-pins.ts';

const pins = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) }),
  { maxLength: 30 },
);
const places = (groups: ReturnType<typeof arrangePins>) => groups.flatMap(({ members }) => members);

it('groups pins that overlap, at the place of the first one', () => {
  const groups = arrangePins(
    [
      { x: 10, y: 10 },
      { x: 200, y: 10 },
      { x: 20, y: 12 },
    ],
    false,
  );
  expect(groups).toEqual([
    { members: [0, 2], x: 10, y: 10 },
    { members: [1], x: 200, y: 10 },
  ]);
});

it('shows each pin once, in the order of the list, and no groups overlap', () => {
  fc.assert(
    fc.property(pins, (given) => {
      const groups = arrangePins(given, false);
      expect(places(groups).sort((a, b) => a - b)).toEqual(given.map((_, place) => place));
      const firsts = groups.map(({ members }) => members[0]!);
      expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
      groups.forEach((one, at) => {
        for (const other of groups.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(PIN_DISTANCE);
      });
    }),
  );
});

it('spreads pins of one place at the largest zoom, each reachable and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), (count) => {
      const groups = arrangePins(
        Array.from({ length: count }, () => ({ x: 50, y: 50 })),
        true,
      );
      expect(places(groups)).toEqual(Array.from({ length: count }, (_, place) => place));
      groups.forEach((one, at) => {
        for (const other of groups.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
      });
    }),
  );
});
