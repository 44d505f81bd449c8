import type { Order } from '../contract/index.ts';

/** Checks whether an order is of memberships alone: it starts at once, and nothing is prepared or delivered. */
export const isMembershipOrder = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.length > 0 && lines.every(({ membership }) => membership !== undefined);
