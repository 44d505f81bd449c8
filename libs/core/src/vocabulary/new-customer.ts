/** Days for which a customer is new (cart-9.15). */
export const NEW_CUSTOMER_DAYS = 90;

const DAY_MS = 86_400_000;

/** Checks whether the customer of an account is new. @param createdAt ISO instant */
export const isNewCustomer = (createdAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(createdAt) < NEW_CUSTOMER_DAYS * DAY_MS;
