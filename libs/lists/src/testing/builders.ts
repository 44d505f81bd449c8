import type { ListDetails, ListItem, ListsData, ShoppingList } from '../contract/index.ts';
import { LISTS_PAGE_SIZE, MAX_FAVORITE_LISTS } from '../model/index.ts';

/** Builds a personal list of the caller. */
export const buildShoppingList = (overrides: Partial<ShoppingList> = {}): ShoppingList => ({
  id: 'list-1',
  name: 'Office basics',
  favorite: false,
  accessLevel: 'PERSONAL',
  modifiedDate: '2026-11-20T15:30:00.000Z',
  readOnly: false,
  manageable: true,
  allowedAccessLevel: ['PERSONAL', 'SHARED'],
  membersReadOnly: false,
  itemCount: 0,
  revision: 1,
  ...overrides,
});

/** Builds an item in stock at an unchanged price. */
export const buildListItem = ({
  itemDetails,
  ...overrides
}: Partial<Omit<ListItem, 'itemDetails'>> & {
  itemDetails?: Partial<ListItem['itemDetails']>;
} = {}): ListItem => {
  const itemId = overrides.itemId ?? 'FS-10021';
  return {
    listItemId: `entry-${itemId}`,
    itemId,
    qty: 1,
    addedDate: '2026-11-18T09:00:00.000Z',
    changes: [],
    reorderDue: false,
    ...overrides,
    itemDetails: {
      imageUrl: `/media/p/${itemId}.svg`,
      name: 'Northfold ruled notebook, A5',
      model: 'NF-A5-R',
      itemUrl: `/p/${itemId}/northfold-ruled-notebook-a5`,
      units: 'each',
      reviewCount: 12,
      reviewRating: 4.5,
      priceInfo: { finalPricePerUnit: 6.49, savedPricePerUnit: 6.49 },
      isOutOfStock: false,
      quantityLimit: 9999,
      relatedItems: [],
      ...itemDetails,
    },
  };
};

/** Builds the reply to a read of lists from the lists on its page. */
export function buildListsData(
  shoppingLists: ShoppingList[],
  {
    page = 1,
    size = LISTS_PAGE_SIZE,
    totalItems = shoppingLists.length,
    ...overrides
  }: Partial<ListsData> & {
    page?: number;
    size?: number;
    totalItems?: number;
  } = {},
): ListsData {
  const favorites = shoppingLists.filter(({ favorite }) => favorite);
  return {
    shoppingLists,
    metadata: {
      pagination: { page, size, pages: Math.max(1, Math.ceil(totalItems / size)) },
      totalItems,
      itemCount: shoppingLists.length,
    },
    favorites,
    maxFavoriteReached: favorites.length >= MAX_FAVORITE_LISTS,
    hasSFL: false,
    availableAccessLevel: ['PERSONAL', 'SHARED'],
    readOnly: false,
    showCount: true,
    privacySettings: { sharing: true, publicLinks: true },
    ...overrides,
  };
}

/** Builds the reply to a list read from the items on its page. */
export const buildListDetails = (
  list: ShoppingList,
  items: ListItem[],
  { page = 1, size = LISTS_PAGE_SIZE, totalItems = items.length } = {},
): ListDetails => ({
  list: { ...list, itemCount: totalItems },
  items,
  metadata: {
    pagination: { page, size, pages: Math.max(1, Math.ceil(totalItems / size)) },
    totalItems,
    itemCount: items.length,
  },
});
