/** The headings of an exported list, which an imported file may have in any language of the shop, and the file's name if the list's has no letters. */
export const LIST_CSV_MESSAGES = {
  listCsv: {
    itemId: 'Item number',
    qty: 'Quantity',
    note: 'Note',
    name: 'Name',
    price: 'Price',
    unnamed: 'List',
  },
};
