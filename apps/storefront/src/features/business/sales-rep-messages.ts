/** The texts of the sales representative of an organization. */
export const SALES_REP_MESSAGES = {
  salesRep: {
    title: 'Your sales representative',
    call: (name: string, phone: string) => `Call ${name}: ${phone}`,
    write: (name: string, email: string) => `Email ${name}: ${email}`,
  },
};
