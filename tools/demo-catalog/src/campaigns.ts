/** A campaign of the sandbox's ad server: an invented brand pays for the placement of its products. */
export interface DemoCampaign {
  id: string;
  brand: string;
  /** The advertised products, best first. */
  skus: string[];
  /** Search terms. A search must contain all words of one of them. */
  keywords: string[];
  /** The categories whose pages show it. */
  categoryIds: string[];
  /** The price of a click, in US cents. */
  bidMinor: number;
  /** US cents. */
  dailyBudgetMinor: number;
}

/** The initial campaigns of the demo. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    id: 'greenmere-recycled',
    brand: 'Greenmere',
    skus: ['24113201'],
    keywords: ['paper', 'copy paper', 'recycled'],
    categoryIds: ['paper', 'copy-paper', 'colored-paper', 'card-stock'],
    bidMinor: 85,
    dailyBudgetMinor: 5000,
  },
  {
    id: 'halden-multipurpose',
    brand: 'Halden',
    skus: ['24113101'],
    keywords: ['paper', 'copy paper', 'printer'],
    categoryIds: ['paper', 'copy-paper'],
    bidMinor: 70,
    dailyBudgetMinor: 4000,
  },
  {
    id: 'corvelle-photo-paper',
    brand: 'Corvelle',
    skus: ['24110601'],
    keywords: ['paper', 'photo paper', 'photo'],
    categoryIds: ['paper', 'photo-paper'],
    bidMinor: 58,
    dailyBudgetMinor: 2500,
  },
  {
    id: 'fennimark-labels',
    brand: 'Fennimark',
    skus: ['24110701', '24130401', '24140101'],
    keywords: ['label', 'sticky note', 'binder', 'paper'],
    categoryIds: ['paper', 'labels', 'sticky-notes', 'filing-binders', 'binders'],
    bidMinor: 48,
    dailyBudgetMinor: 2500,
  },
  {
    id: 'penlarch-fathom',
    brand: 'Penlarch',
    skus: ['24123201', '24120201', '24120301', '24120501'],
    keywords: ['pen', 'gel pen', 'pencil', 'notebook', 'journal'],
    categoryIds: ['pens-pencils', 'gel-pens', 'ballpoint-pens', 'rollerball-pens', 'journals'],
    bidMinor: 60,
    dailyBudgetMinor: 3000,
  },
  {
    id: 'quillon-fine-line',
    brand: 'Quillon',
    skus: ['24123401'],
    keywords: ['pen', 'marker', 'felt tip', 'planner'],
    categoryIds: ['pens-pencils', 'rollerball-pens', 'markers', 'highlighters'],
    bidMinor: 55,
    dailyBudgetMinor: 2500,
  },
  {
    id: 'dunmarrow-notebooks',
    brand: 'Dunmarrow',
    skus: ['24130101', '24130201', '24130501'],
    keywords: ['notebook', 'journal', 'planner', 'pad', 'pen'],
    categoryIds: ['notebooks', 'wirebound-notebooks', 'journals', 'planners', 'legal-pads'],
    bidMinor: 50,
    dailyBudgetMinor: 2500,
  },
  {
    id: 'tolvane-desk',
    brand: 'Tolvane',
    skus: ['24150101', '24150301', '24150801', '24151001'],
    keywords: ['stapler', 'staple', 'punch', 'scissor', 'tape', 'desk'],
    categoryIds: ['desk-accessories', 'staplers-punches', 'tape-scissors', 'desk-organizers', 'boards'],
    bidMinor: 65,
    dailyBudgetMinor: 3000,
  },
  {
    id: 'rewell-cartridges',
    brand: 'Rewell',
    skus: ['24163802', '24163901'],
    keywords: ['ink', 'toner', 'cartridge', 'printer'],
    categoryIds: ['ink-toner', 'ink-cartridges', 'toner-cartridges', 'office-machines', 'inkjet-printers'],
    bidMinor: 120,
    dailyBudgetMinor: 6000,
  },
  {
    id: 'ardenmoor-seating',
    brand: 'Ardenmoor',
    skus: ['24180101', '24183101', '24180401', '24190201'],
    keywords: ['chair', 'desk', 'seating', 'table'],
    categoryIds: ['chairs', 'task-chairs', 'executive-chairs', 'desks-tables', 'standing-desks', 'desks'],
    bidMinor: 150,
    dailyBudgetMinor: 9000,
  },
  {
    id: 'voltwren-desk-tech',
    brand: 'Voltwren',
    skus: ['24240101', '24240201', '24240301', '24190501', '24190601'],
    keywords: ['keyboard', 'mouse', 'headset', 'lamp', 'monitor', 'desk'],
    categoryIds: ['technology', 'keyboards-mice', 'headsets-webcams', 'monitors', 'lamps', 'monitor-risers'],
    bidMinor: 110,
    dailyBudgetMinor: 6000,
  },
  {
    id: 'kettlewick-break-room',
    brand: 'Kettlewick',
    skus: ['24220101', '24220201', '24220301', '24220701'],
    keywords: ['coffee', 'tea', 'mug', 'cup', 'snack'],
    categoryIds: ['break-room', 'coffee', 'tea', 'drinkware', 'snacks'],
    bidMinor: 45,
    dailyBudgetMinor: 2000,
  },
  {
    id: 'brightsmoor-clean',
    brand: 'Brightsmoor',
    skus: ['24230101', '24230201', '24230301', '24230701'],
    keywords: ['cleaner', 'wipe', 'towel', 'tissue', 'soap', 'trash bag'],
    categoryIds: ['cleaning', 'cleaners', 'wipes', 'towels-tissues', 'soap', 'trash-bags'],
    bidMinor: 40,
    dailyBudgetMinor: 2000,
  },
  {
    id: 'packrowe-mailing',
    brand: 'Packrowe',
    skus: ['24210101', '24210301', '24210401', '24210501'],
    keywords: ['envelope', 'mailer', 'box', 'tape', 'mailing'],
    categoryIds: ['mailing-packing', 'envelopes', 'mailers', 'shipping-boxes', 'packing-tape'],
    bidMinor: 42,
    dailyBudgetMinor: 2000,
  },
];
