const orders = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;

/** The English messages of the list of an approver. */
export const APPROVAL_INBOX_MESSAGES = {
  inbox: {
    yours: 'Orders to approve',
    views: 'Lists of orders',
    waiting: (count: number) => (count > 0 ? `Waiting (${count.toLocaleString('en-US')})` : 'Waiting'),
    decided: 'Decided',
    loading: 'Loading orders',
    none: 'No orders are waiting',
    noneNote: 'You get an email when an order needs your approval.',
    noneDecided: 'No decisions yet',
    noneDecidedNote: 'Orders that were approved or declined appear here.',
    notFound: 'This order isn’t waiting anymore',
    notFoundNote: 'It may have been canceled, or it belongs to another organization.',
    all: 'See all orders that are waiting',
    /** The name of an order in the list. */
    orderOf: (number: string, buyer: string) => `Order ${number} from ${buyer}`,
    line: (qty: number, name: string) => `${qty.toLocaleString('en-US')} × ${name}`,
    /** Items that are not listed. */
    more: (count: number) => `${count.toLocaleString('en-US')} more ${count === 1 ? 'item' : 'items'}`,
    submitted: (day: string) => `Placed ${day}`,
    expires: (day: string) => `Declined automatically on ${day}`,
    purchaseOrder: (number: string) => `Purchase order ${number}`,
    budget: (center: string) => `Budget ${center}`,
    budgetLeft: (name: string, left: string) => `Budget ${name}: ${left} left after this order`,
    exceedsBudget: (name: string, by: string) => `Approving exceeds the budget ${name} by ${by}`,
    own: 'This is your own order. Another approver decides on it.',
    others: 'Other approvers decide on this order now.',
    change: 'Change or comment',
    history: 'History',
    detailsOf: (label: string, number: string) => `${label}, order ${number}`,
    view: (number: string) => `View order ${number}`,
    decidedBy: (day: string, name: string) => `Decided ${day}, by ${name}`,
    expired: (day: string) => `Declined ${day}, because no approver decided in time`,
    comment: (text: string) => `Comment: ${text}`,
    states: {
      WAITING: 'Waiting',
      APPROVED: 'Approved',
      DECLINED: 'Declined',
      CANCELED: 'Canceled by the buyer',
    },
    saved: 'Your decision was saved.',
    selected: (count: number, total: string) => `${orders(count)} selected, ${total}`,
    selectAll: 'Select all',
    commentLabel: 'Comment for the buyer',
    commentHint: 'Needed if you decline. The buyer gets it by email.',
    approve: 'Approve',
    decline: 'Decline',
    approved: (numbers: readonly string[]) =>
      numbers.length === 1 ? `Order ${numbers[0]} was approved.` : `${orders(numbers.length)} were approved.`,
    declined: (numbers: readonly string[]) =>
      numbers.length === 1 ? `Order ${numbers[0]} was declined.` : `${orders(numbers.length)} were declined.`,
    agreed: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `You approved order ${numbers[0]}. Others have to approve it as well.`
        : `You approved ${orders(numbers.length)}. Others have to approve them as well.`,
    refused: (number: string, reason: string) => `Order ${number}: ${reason}`,
    already: {
      WAITING: 'Nothing has changed. Try again.',
      APPROVED: 'It has already been approved.',
      DECLINED: 'It has already been declined.',
      CANCELED: 'The buyer has canceled it.',
    },
    pages: 'Pages of orders',
    filter: {
      label: 'Filter',
      scope: 'Show',
      scopes: { MINE: 'Orders for me', ALL: 'All orders that wait' },
      requester: 'Buyer',
      everyone: 'Everyone',
      text: 'Order, purchase order or buyer',
      apply: 'Filter',
      clear: 'Clear',
      none: 'No orders match',
    },
  },
};
