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
  expect(drawing).toHaveAttribute('viewBox', '0 0 240 180');
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
