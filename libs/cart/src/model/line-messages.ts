/** The English messages of lines, in the cart and beside it. */
export const LINE_MESSAGES = {
  lines: {
    quantity: (quantity: number) => `Quantity ${quantity.toLocaleString('en-US')}`,
    /** A line that belongs to another one, such as a plan. */
    with: (name: string, quantity: number) => (quantity > 1 ? `With ${name} (${quantity})` : `With ${name}`),
    remove: 'Remove',
    removeLine: (name: string) => `Remove ${name}`,
    update: 'Update',
    updateQuantity: (name: string) => `Update quantity of ${name}`,
  },
};
