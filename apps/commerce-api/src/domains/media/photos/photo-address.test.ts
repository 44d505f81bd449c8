import { chooseFormat, listKeys, parsePhoto, photoUrl } from './photo-address.ts';

const hash = '0123456789abcdef0123456789abcdef01234567';

it('reads the addresses that it writes', () => {
  const [, , , name, file] = photoUrl({ hash, color: '#f4f1ea' }).split('/');
  expect(parsePhoto(name!, file!)).toEqual({
    photo: { hash, color: 'f4f1ea' },
    width: 640,
    format: undefined,
  });
  expect(parsePhoto(name!, '160.avif')).toMatchObject({ width: 160, format: 'avif' });
});

it.each([
  [`${hash}-f4f1ea`, '641'],
  [`${hash}-f4f1ea`, '640.png'],
  [`${hash}-f4f1ea`, '640.'],
  [`${hash}-f4f1ea`, '../640'],
  [`${hash}-F4F1EA`, '640'],
  [`${hash}`, '640'],
  [`..-f4f1ea`, '640'],
])('refuses %s/%s', (name, file) => {
  expect(parsePhoto(name, file)).toBeUndefined();
});

it.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['IMAGE/WEBP', 'webp'],
  ['image/avif;q=0, image/webp;q=0.0', 'jpg'],
  ['image/*', 'jpg'],
  ['', 'jpg'],
  [undefined, 'jpg'],
])('Accept: %s gets %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});

it('lists every key of a photo once', () => {
  const keys = listKeys({ hash, color: 'f4f1ea' });
  expect(new Set(keys).size).toBe(13);
  expect(keys[0]).toBe(`originals/01/${hash}`);
});
