import type { ListItemChange, ListItemSort } from './codes.ts';

export const ITEM_SORT_LABELS: Readonly<Record<ListItemSort, string>> = {
  POSITION_ASCENDING: 'My order',
  NAME_ASCENDING: 'Name A to Z',
  NAME_DESCENDING: 'Name Z to A',
  ADDED_DATE_DESCENDING: 'Newest first',
};

export const CHANGE_LABELS: Readonly<Record<ListItemChange, string>> = {
  PRICE_UP: 'Price went up since you saved it',
  PRICE_DOWN: 'Price dropped since you saved it',
  OUT_OF_STOCK: 'Out of stock now',
  BACK_IN_STOCK: 'Back in stock',
  NO_LONGER_SOLD: 'No longer sold',
};
