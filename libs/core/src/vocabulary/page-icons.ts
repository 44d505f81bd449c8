/** Icons that an operator may choose in the documents of pages: for tools of the header, and for cards of the home page. */
export const PAGE_ICONS = [
  'card',
  'cart',
  'clock',
  'edit',
  'info',
  'list',
  'phone',
  'printer',
  'store',
  'truck',
  'user',
] as const;
