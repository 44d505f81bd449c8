// A page with only the content of tiles and one counter button: the minimum cost of a page of that size.
import { createElement as h, useState } from 'react';

const Tile = ({ place, onAdd }) =>
  h(
    'article',
    { className: 'tile' },
    h('img', { src: `/pictures/${place}.svg`, alt: '', width: 320, height: 320, loading: 'lazy' }),
    h(
      'h3',
      { className: 'name' },
      h('a', { href: `/p/${place}/some-product` }, `Some product number ${place}`),
    ),
    h('p', { className: 'price' }, h('b', null, `$${place}`), h('span', null, '.99')),
    h('button', { type: 'button', onClick: onAdd }, 'Add to cart'),
  );

export function Page({ tiles }) {
  const [count, setCount] = useState(0);
  return h(
    'main',
    null,
    h('h1', null, 'Products'),
    h('output', { id: 'count' }, String(count)),
    ...Array.from({ length: tiles }, (_, place) =>
      h(Tile, { key: place, place, onAdd: () => setCount((before) => before + 1) }),
    ),
  );
}
