/** An offer of the rewards program that members activate. */
export interface DemoRewardsOffer {
  id: string;
  tenant: 'sdc' | 'sba';
  title: string;
  text: string;
  /** ISO dates; the last day is included. */
  firstDay: string;
  lastDay: string;
  /** The category whose items qualify; all when absent. */
  category?: string;
  /** Multiplies the percentage of qualifying items. */
  multiplier?: number;
  /** US cents that the first qualifying item earns in addition. */
  bonus?: number;
}

/** The initial offers of the demo's rewards program. */
export const rewardsOffers: readonly DemoRewardsOffer[] = [
  {
    id: 'triple-ink',
    tenant: 'sdc',
    title: 'Triple rewards on ink and toner',
    text: 'Cartridges earn three times as much.',
    firstDay: '2026-01-01',
    lastDay: '2027-12-31',
    category: 'ink-toner',
    multiplier: 3,
  },
  {
    id: 'chair-bonus',
    tenant: 'sdc',
    title: '$5 in rewards for a chair',
    text: 'Buy a chair and earn $5 in addition, once.',
    firstDay: '2026-01-01',
    lastDay: '2027-12-31',
    category: 'chairs',
    bonus: 500,
  },
  {
    id: 'double-paper',
    tenant: 'sba',
    title: 'Double rewards on paper',
    text: 'Paper for the whole office earns twice as much.',
    firstDay: '2026-01-01',
    lastDay: '2027-12-31',
    category: 'paper',
    multiplier: 2,
  },
];
