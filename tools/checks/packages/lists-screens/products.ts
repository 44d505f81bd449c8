/** The products of this application; the API's demo catalog has the same items. */
export const PRODUCTS = [
  { itemId: '24110101', name: 'Everyday copy paper', price: 8.49, imageUrl: '/pictures/paper.svg' },
  { itemId: '24120101', name: 'Ballpoint pens, 12-pack', price: 3.29, imageUrl: '/pictures/pens.svg' },
  {
    itemId: '24193201',
    name: 'Rise standing desk',
    price: 549,
    imageUrl: '/pictures/desk.svg',
    /** In this application only; the API has its own stock. */
    isOutOfStock: true,
  },
];
