import type { TileItem } from '../model/index.ts';

/** A drawn ream, so that stories need no server. */
export const drawnPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><path fill="#d8d4c8" d="M44 178h150l18 8H66z"/><path fill="#fff" stroke="#9b978c" stroke-width="1.5" d="M42 90l104-26 52 21v70l-104 28-52-24z"/><path fill="#1d4e89" d="M42 90l104-26 52 21-104 27z"/><path fill="#eeebe2" stroke="#9b978c" stroke-width="1.5" d="M94 112l104-27v70l-104 28z"/><path fill="#c8322b" d="M106 122l56-15v8l-56 15z"/><path fill="#cfcabd" d="M106 140l40-11v4l-40 11zM106 150l48-13v4l-48 13z"/></svg>',
)}`;

/** A product that can be added to the cart, changed as told. */
export function aTileItem(changes: Partial<TileItem> = {}): TileItem {
  return {
    itemId: '24480001',
    title: 'Ridgeway copy paper, letter, 20 lb, 92 bright',
    price: '$45.99',
    priceValue: 45.99,
    units: 'carton',
    unitsNum: 10,
    image: drawnPicture,
    actionLabel: 'addToCart',
    itemUrl: '/p/24480001/copy-paper',
    quantityLimit: 9999,
    isOutOfStock: false,
    isDeliveryInstock: true,
    bopisEligible: true,
    ...changes,
  };
}

/** Several different products. */
export function tileItems(count: number): readonly TileItem[] {
  const names = [
    'Ridgeway copy paper, letter, 20 lb, 92 bright',
    'Quill & Co. gel pen, 0.7 mm, blue',
    'Harbor desk stapler, 25 sheets, black',
    'Foolscap ruled pad, red margin, 50 sheets',
    'Ledgerline ring binder, 2 in, white',
    'Brightside sticky notes, 3 × 3 in, six pads',
  ];
  return Array.from({ length: count }, (_, n) =>
    aTileItem({
      itemId: String(24480001 + n),
      title: names[n % names.length] ?? '',
      itemUrl: `/p/${24480001 + n}/product`,
      priceValue: 4.99 + n * 3,
      ...(n % 3 === 1 && { originalPriceValue: 8.99 + n * 3 }),
      ...(n % 5 === 4 && { unitsLeft: 3 }),
    }),
  );
}
