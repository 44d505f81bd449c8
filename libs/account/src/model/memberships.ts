/** The programs that shoppers can buy a membership of, the smaller one first (storefront-6.7). */
export const PAID_PROGRAMS = ['SELECT', 'PREMIUM'] as const;
export type PaidProgram = (typeof PAID_PROGRAMS)[number];
