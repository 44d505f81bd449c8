/** The English messages of the drawer for a budget center or a purchase order. */
export const ACCOUNTING_DRAWER_MESSAGES = {
  accountingDrawer: {
    choose: (field: string) => `Choose ${field}`,
    search: 'Search',
    noMatches: (text: string) => `Nothing matches “${text}”.`,
    matches: (found: number, all: number) => `${found} of ${all}`,
    notFound: 'We couldn’t search the list. Try again.',
    none: 'None',
    default: 'Default',
    anotherCode: 'Another code',
    firstOnly: (count: number) => `The list shows the first ${count}. Enter the code of any other.`,
    save: 'Save',
  },
};
