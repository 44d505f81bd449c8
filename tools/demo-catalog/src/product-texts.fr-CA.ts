import type { DemoProductText } from './types.ts';

/** A number with the space that French writes between thousands. */
const thousands = (count: number): string => `${count}\u00a0000`;

const COPY_PAPER = {
  description:
    'Une feuille blanche de tous les jours pour les photocopieurs et les imprimantes laser ou à jet d’encre. Elle passe sans gondoler et est assez opaque pour imprimer une ébauche recto verso. Sans acide, elle ne jaunit pas au classement.',
  bullets: [
    'Papier de 20 lb, blancheur 92 (É.-U.)',
    'Convient aux photocopieurs à haut débit',
    'Sans acide, pour les documents à conserver',
    'Emballage résistant à l’humidité',
  ],
};

const BALLPOINT_PENS = {
  description:
    'Un stylo à bille tout simple, qui écrit du premier coup et longtemps. Le corps laisse voir l’encre qui reste, et le capuchon est ventilé.',
  bullets: [
    'Pointe moyenne de 1,0 mm',
    'Environ 2 km d’écriture par stylo',
    'Capuchon ventilé',
    'Encre sèche en une seconde ou deux',
  ],
};

const STAPLER = {
  description:
    'Une agrafeuse de bureau pleine barrette, au cadre d’acier et à la base bien stable. Elle se charge par le dessus et s’ouvre à plat pour agrafer sur un babillard.',
  bullets: [
    'Agrafe jusqu’à 25 feuilles',
    'Barrette complète de 210 agrafes',
    'S’ouvre pour agrafer à plat',
    'Base antidérapante',
  ],
};

/** French texts of well-known products, for a demo of what a feed can contain. All other products are shown in English. */
export const frenchProductTexts: readonly DemoProductText[] = [
  {
    sku: '24110101',
    name: 'Papier à photocopie Ostermere Everyday, 8,5 po x 11 po, 500 feuilles',
    body: COPY_PAPER,
  },
  {
    sku: '24110102',
    name: 'Papier à photocopie Ostermere Everyday, 8,5 po x 14 po, 500 feuilles',
    body: COPY_PAPER,
  },
  { sku: '24120101', name: 'Stylos à bille Bellcap, noir, paquet de 12', body: BALLPOINT_PENS },
  { sku: '24120102', name: 'Stylos à bille Bellcap, bleu, paquet de 12', body: BALLPOINT_PENS },
  { sku: '24120103', name: 'Stylos à bille Bellcap, rouge, paquet de 12', body: BALLPOINT_PENS },
  { sku: '24120401', name: 'Crayons HB Bellcap, déjà taillés, paquet de 24' },
  { sku: '24120701', name: 'Surligneurs Bellcap, jaune, paquet de 6' },
  { sku: '24130101', name: 'Cahier à spirale Dunmarrow, ligné, bleu marine, 100 feuilles' },
  { sku: '24130201', name: 'Journal à couverture rigide Dunmarrow, ligné, noir' },
  { sku: '24130401', name: 'Feuillets autoadhésifs Fennimark, 3 po x 3 po, jaune serin, 12 blocs' },
  {
    sku: '24150101',
    name: 'Agrafeuse de bureau pleine barrette Tolvane, 25 feuilles, noir',
    body: STAPLER,
  },
  {
    sku: '24150102',
    name: 'Agrafeuse de bureau pleine barrette Tolvane, 25 feuilles, rouge',
    body: STAPLER,
  },
  {
    sku: '24150103',
    name: 'Agrafeuse de bureau pleine barrette Tolvane, 25 feuilles, sarcelle',
    body: STAPLER,
  },
  { sku: '24150201', name: `Agrafes standard Tolvane, boîte de ${thousands(5)}` },
  { sku: '24150501', name: 'Ciseaux de bureau Tolvane, 8 po, bleu' },
  { sku: '24150601', name: `Trombones géants Bellcap, boîte de ${thousands(1)}` },
];
