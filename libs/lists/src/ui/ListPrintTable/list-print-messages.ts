/** The texts of a printed list. */
export const LIST_PRINT_MESSAGES = {
  print: {
    caption: ({ name, items }: { name: string; items: string }) => `${name}: ${items}`,
    item: 'Item',
    itemNumber: 'Item number',
    quantity: 'Quantity',
    price: 'Price',
    note: (note: string) => `Note: ${note}`,
    notSold: 'No longer sold',
  },
};
