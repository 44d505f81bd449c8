/** The English messages of the forms about an order that waits. */
export const ORDER_CHANGE_MESSAGES = {
  orderChange: {
    title: 'Change this order',
    note: 'The order may not cost more than the buyer agreed to pay. The buyer gets an email with the changes.',
    quantityOf: (name: string) => `Quantity of ${name}`,
    quantityHint: '0 removes the item.',
    shipTo: 'Ship to',
    keepAddress: 'Keep the address of the order',
    purchaseOrder: 'Purchase order number',
    comment: 'Comment for the buyer',
    preview: 'Show difference',
    save: 'Save changes',
    difference: 'With these changes',
    same: 'Nothing would change.',
    saved: 'The order was changed.',
  },
  orderComment: {
    title: 'Comment',
    toBuyer: 'Question or comment for the buyer',
    toApprovers: 'Comment for the approvers',
    add: 'Add comment',
    added: 'Your comment was added.',
    missing: 'Write a comment first.',
  },
};
