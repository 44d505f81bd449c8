/** The English messages of the dialog that cancels an order. */
export const CANCEL_ORDER_MESSAGES = {
  cancelOrder: {
    title: (orderNumber: string) => `Cancel order ${orderNumber}?`,
    confirm: 'Cancel order',
    keep: 'Keep order',
    nothingPaid: 'We won’t prepare any of its items. You can’t undo this.',
    returned: (amount: string, tenders: string) =>
      `We won’t prepare any of its items, and we’ll return ${amount} to ${tenders}. You can’t undo this.`,
    membershipEnds: 'The membership ends now. You can’t undo this.',
    membershipReturned: (amount: string, tenders: string) =>
      `The membership ends now, and we’ll return ${amount} to ${tenders}. You can’t undo this.`,
    released: (amount: string, tenders: string) =>
      `We won’t prepare any of its items, and we’ll release the authorization of ${amount} on ${tenders}. You can’t undo this.`,
  },
};
