/** The text of a line that another seller sells and ships, as in the cart. */
export const getSellerText = (soldBy: string): string => `Sold and shipped by ${soldBy}`;
