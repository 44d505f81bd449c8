import { nameOfPoint } from './nearest-place.ts';
import { findOwnPlace } from './own-places.ts';

it.each([
  ['01702', 'Framingham', 'MA'],
  ['Natick', 'Natick', 'MA'],
  ['natick, ma', 'Natick', 'MA'],
  ['Natick Massachusetts', 'Natick', 'MA'],
  ['St. Louis', 'Saint Louis', 'MO'],
  ['saint louis mo', 'Saint Louis', 'MO'],
  ['Coeur dAlene ID', "Coeur d'Alene", 'ID'],
  ['New York, New York', 'New York', 'NY'],
  ['Charleston, West Virginia', 'Charleston', 'WV'],
  // The largest city with this name.
  ['Portland', 'Portland', 'OR'],
  ['Portland ME', 'Portland', 'ME'],
  ['12 Quire Street, Natick, MA', 'Natick', 'MA'],
  ['12 Quire Street, 63101', 'Saint Louis', 'MO'],
  ['350 Fifth Avenue New York NY 10118', 'New York', 'NY'],
])('finds %s', (text, city, state) => {
  expect(findOwnPlace(text)).toMatchObject({ city, state });
});

it.each(['', 'Qwertyville', '12 Quire Street', 'Qwertyville, MA', '00001'])(
  'finds nothing for "%s"',
  (text) => {
    expect(findOwnPlace(text)).toBeUndefined();
  },
);

it('names a point by the nearest place in the country', () => {
  expect(nameOfPoint({ latitude: 42.284, longitude: -71.35 })).toEqual({
    city: 'Natick',
    state: 'MA',
    latitude: 42.284,
    longitude: -71.35,
  });
  // Paris, and the middle of the Atlantic.
  expect(nameOfPoint({ latitude: 48.857, longitude: 2.352 })).toBeUndefined();
  expect(nameOfPoint({ latitude: 35, longitude: -45 })).toBeUndefined();
});
