import { fireEvent, render, screen } from '@testing-library/react';
import { ImageWithFallback } from './ImageWithFallback.tsx';

const props = { alt: 'Ream of copy paper', width: 240, height: 180 };

test('reserves the aspect ratio of the picture', () => {
  render(<ImageWithFallback {...props} src="/images/ream.svg" />);
  const image = screen.getByRole('img', { name: 'Ream of copy paper' });
  expect(image).toHaveAttribute('width', '240');
  expect(image).toHaveAttribute('height', '180');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('shows a drawing of the same size if loading fails', () => {
  render(<ImageWithFallback {...props} src="/images/gone.svg" />);
  fireEvent.error(screen.getByRole('img'));
  const drawing = screen.getByRole('img', { name: 'Ream of copy paper (no picture)' });
  expect(drawing).toHaveAttribute('width', '240');
  expect(drawing).toHaveAttribute('height', '180');
  // The ratio of the picture, if a style sets only one dimension.
  const [x, y, w, h] = drawing.getAttribute('viewBox')!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  expect(w / h).toBeCloseTo(240 / 180);
  expect([x + w / 2, y + h / 2]).toEqual([50, 50]);
});

test('loads again if the picture changes', () => {
  const { rerender } = render(<ImageWithFallback {...props} src="/images/gone.svg" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<ImageWithFallback {...props} src="/images/ream.svg" />);
  expect(screen.getByRole('img', { name: 'Ream of copy paper' })).toHaveAttribute('src', '/images/ream.svg');
});

test.each([undefined, ''])('sends no request without a URL (%p)', (src) => {
  const { container } = render(<ImageWithFallback {...props} src={src} alt="" />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('offers the widths of a photo, and shows its color until it has loaded', () => {
  render(<ImageWithFallback {...props} src="/media/photos/1f2e-f4f1ea/640" />);
  const image = screen.getByRole('img', { name: 'Ream of copy paper' });
  expect(image).toHaveAttribute(
    'srcset',
    [160, 320, 640, 1280].map((width) => `/media/photos/1f2e-f4f1ea/${width} ${width}w`).join(),
  );
  expect(image).toHaveStyle({ background: '#f4f1ea' });
  expect(image).toHaveAttribute('sizes', 'auto,min(240px,50vw)');
  const names = image.getAttributeNames();
  expect(names.indexOf('loading')).toBeLessThan(names.indexOf('srcset'));
});

test('names no rendered width of an eager photo, which loads before the browser knows it', () => {
  render(<ImageWithFallback {...props} src="/media/photos/1f2e-f4f1ea/640" loading="eager" />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', 'min(240px,50vw)');
});

test.each(['/media/pictures/ream/2461ab-Letter.svg', 'https://example.com/red-2461ab/small'])(
  'has one width of %s',
  (src) => {
    render(<ImageWithFallback {...props} src={src} />);
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  },
);
