/** The texts of deals, weekly offers and new arrivals. */
export const COLLECTION_MESSAGES = {
  collections: {
    home: 'Home',
    brands: 'Brands',
    inDepartment: (collection: string, department: string) => `${collection}: ${department}`,
    deals: { title: 'Deals', description: 'Everything on sale now, from every department.' },
    noDeals: { title: 'No deals right now', text: 'See what’s new instead.', link: 'See new arrivals' },
    weeklyOffers: { title: 'Weekly offers', description: 'Sale prices that end within the next seven days.' },
    noWeeklyOffers: {
      title: 'No weekly offers right now',
      text: 'See everything that’s on sale instead.',
      link: 'See deals',
    },
    newArrivals: { title: 'New arrivals', description: 'What we added in the last three months.' },
    noNewArrivals: {
      title: 'No new arrivals right now',
      text: 'See what’s on sale instead.',
      link: 'See deals',
    },
  },
};
