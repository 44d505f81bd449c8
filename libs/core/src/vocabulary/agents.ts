/**
 * Staff who may act for customers (storefront-1.4): customer service for any customer of the site, a sales representative for the members of
 * assigned organizations, and a store associate for any customer, but only for orders that are picked up at the associate's store.
 */
export const AGENT_KINDS = ['CSR', 'SALES_REP', 'STORE_ASSOCIATE'] as const;
export type AgentKind = (typeof AGENT_KINDS)[number];
