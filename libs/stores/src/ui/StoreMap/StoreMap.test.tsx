import { render } from '@testing-library/react';
import fc from 'fast-check';
import { aFoundStore } from '../../testing/index.ts';
import { StoreMap } from './StoreMap.tsx';

/** Returns the extent of each label, with the same estimated width as in the component. */
const labelExtents = (container: HTMLElement) =>
  [...container.querySelectorAll('svg > g')].flatMap((pin) => {
    const [, x = 0, y = 0] = /translate\((\S+) (\S+)\)/
      .exec(pin.getAttribute('transform') ?? '')!
      .map(Number);
    const name = pin.querySelectorAll('text')[1];
    if (!name) return [];
    const wide = name.textContent.length * 8;
    const edge = x + Number(name.getAttribute('x'));
    const from = name.getAttribute('text-anchor') === 'end' ? edge - wide : edge;
    return [{ from, to: from + wide, y }];
  });

const place = fc.record({
  name: fc.constantFrom('Natick', 'Framingham', 'Marlborough', 'Hudson'),
  latitude: fc.double({ min: 42, max: 42.4, noNaN: true }),
  longitude: fc.double({ min: -71.8, max: -71.2, noNaN: true }),
});

it('labels close stores on opposite sides', () => {
  const framingham = aFoundStore({ latitude: 42.279, longitude: -71.416 });
  const natick = aFoundStore({ storeNumber: '1622', name: 'Natick', latitude: 42.283, longitude: -71.349 });
  const { container } = render(<StoreMap stores={[framingham, natick]} />);
  const [left, right] = labelExtents(container).sort((a, b) => a.from - b.from);
  expect(left!.to).toBeLessThan(right!.from);
});

it('never overlaps labels', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (places) => {
      const stores = places.map((each, index) => aFoundStore({ ...each, storeNumber: String(index) }));
      const { container, unmount } = render(<StoreMap stores={stores} />);
      const names = labelExtents(container);
      unmount();
      for (const [index, one] of names.entries())
        for (const other of names.slice(index + 1))
          expect(Math.abs(one.y - other.y) >= 18 || one.to <= other.from || other.to <= one.from).toBe(true);
    }),
  );
});
