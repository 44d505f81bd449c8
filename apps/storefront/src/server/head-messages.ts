/** Texts for search engines: descriptions of pages and names of breadcrumbs. */
export const HEAD_MESSAGES = {
  head: {
    shop: 'Paper, pens, ink, furniture and everything else a desk needs, delivered or picked up in a store.',
    home: 'Paper, pens, ink, furniture and everything else a desk needs, delivered.',
    deals: 'Office supplies, furniture and technology on sale now.',
    weeklyOffers: 'Sale prices that end this week, by department.',
    newArrivals: 'The newest office supplies, furniture and technology in the shop.',
    brands: 'All brands of office supplies, furniture and technology, from A to Z.',
    brand: (name: string) => `All ${name} products: prices, stock, reviews and delivery.`,
    finder: 'Find the ink or toner that fits your printer, by brand and model.',
    printers: (brand: string) => `Ink and toner for ${brand} printers, by series and model.`,
    printer: (name: string) =>
      `Everything that fits the ${name}: cartridges by color, high-yield cartridges and parts.`,
    giftCards: 'Give a gift card for everything in the shop, or check the balance of one.',
    membership: 'Free delivery and lower prices for members: the programs, their prices and terms.',
    contact: 'Send us a message about an order, a delivery, a return or a product.',
    newsletter: 'Get our offers and news by email.',
    storeDirectory: 'All stores by state, with addresses, hours and phone numbers.',
    storesIn: (state: string) => `All stores in ${state}, with addresses, today’s hours and phone numbers.`,
    store: (address: string) => `${address}. Hours, holidays and stock.`,
    help: 'Answers about orders, delivery, pickup, returns, payment and your account.',
    breadcrumbHome: 'Home',
    allStates: 'All states',
  },
};
