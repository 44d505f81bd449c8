import { colors } from '../colors.ts';
import { axis, type Range } from '../define.ts';

const digital = { uom: 'each', delivery: 'electronic' as const };

export const services: Range[] = [
  {
    ...digital,
    sku: '242501',
    shelf: 'protection-plans',
    brand: 'Foolscap',
    name: 'Protection Plan for Machines',
    description:
      'Repair or replacement of one printer, shredder, scanner or other machine after the maker has stopped. The plan starts on the day of purchase and covers faults in ordinary use, power surges included.',
    bullets: ['Repair or replacement', 'No deductible', 'Can be passed on with the machine', 'Plan by email'],
    attributes: { Covers: 'One machine', Delivery: 'Email' },
    drawing: 'plan',
    color: ['', '#2461ab'],
    part: 'FC-PM',
    price: 699,
    axes: [
      axis('Term', {
        '2 Years': { code: '2', times: 1, label: '2 years' },
        '3 Years': { code: '3', times: 1.6, label: '3 years' },
      }),
      axis('Covers up to', {
        $50: { name: 'Up to $50', times: 1 },
        $100: { name: '$50 to $100', times: 1.6 },
        $250: { name: '$100 to $250', times: 3.1 },
        $500: { name: '$250 to $500', times: 5.6 },
        '$1,000': { name: '$500 to $1,000', code: '1000', times: 9.5 },
      }),
    ],
  },
  {
    ...digital,
    sku: '242502',
    shelf: 'protection-plans',
    brand: 'Foolscap',
    name: 'Protection Plan for Furniture',
    description:
      'Covers one chair, desk or cabinet against stains, tears, broken casters and failing lifts. What cannot be mended in place is replaced.',
    bullets: ['Stains, tears and broken parts', 'Repair where it stands', 'No deductible', 'Plan by email'],
    attributes: { Covers: 'One piece of furniture', Delivery: 'Email' },
    drawing: 'plan',
    color: ['', '#3b8a54'],
    part: 'FC-PF',
    price: 1299,
    axes: [
      axis('Term', {
        '3 Years': { code: '3', times: 1, label: '3 years' },
        '5 Years': { code: '5', times: 1.5, label: '5 years' },
      }),
      axis('Covers up to', {
        $150: { name: 'Up to $150', times: 1 },
        $300: { name: '$150 to $300', times: 1.8 },
        $800: { name: '$300 to $800', times: 3.4 },
      }),
    ],
  },
  {
    ...digital,
    sku: '242503',
    shelf: 'assembly-services',
    brand: 'Foolscap',
    name: 'Assembly Service',
    description:
      'A fitter comes after the furniture has been delivered, puts it together where it will stand and takes the packaging along. We call to agree on a day; evenings are possible.',
    bullets: ['All tools are brought', 'Packaging is taken away', 'Work is guaranteed for a year'],
    attributes: { Delivery: 'By appointment' },
    drawing: 'assembly',
    part: 'FC-AS',
    price: 3999,
    axes: [
      axis('For', {
        'One Chair': { code: 'C1', times: 1, color: ['', colors.orange[1]] },
        'Up to Four Chairs': { code: 'C4', times: 2.6, color: ['', colors.orange[1]] },
        'One Table or Bookcase': { code: 'T1', times: 1.75, color: ['', colors.teal[1]] },
        'One Desk': { code: 'D1', times: 2.25, color: ['', colors.blue[1]] },
        'One Standing Desk': { code: 'S1', times: 3.25, color: ['', colors.purple[1]] },
      }),
    ],
  },
  {
    ...digital,
    sku: '242504',
    shelf: 'setup-help',
    brand: 'Foolscap',
    name: 'Set-up Help by Phone',
    description:
      'A technician sets up one device with you over phone and screen. The appointment is made by email, usually for the same day, and help with the same device stays free for 30 days.',
    bullets: ['Usually the same day', 'Free questions for 30 days', 'Windows and macOS'],
    attributes: { Delivery: 'Phone and screen' },
    drawing: 'software',
    part: 'FC-SU',
    price: 2999,
    axes: [
      axis('For', {
        'One Printer': { code: 'PR', times: 1, label: 'Printer', color: ['', colors.teal[1]] },
        'One Computer': { code: 'PC', times: 1.7, label: 'Computer', color: ['', colors.navy[1]] },
        'Office Network': { code: 'NW', times: 3.4, label: 'Network', color: ['', colors.purple[1]] },
        'Email and Calendar': { code: 'EM', times: 1.35, label: 'Mail', color: ['', colors.orange[1]] },
      }),
    ],
  },
  {
    ...digital,
    sku: '242505',
    shelf: 'gift-cards',
    brand: 'Foolscap',
    name: 'Gift Card by Email',
    description:
      'A gift card that arrives by email within minutes. It can be used for everything in the shop, in one or several orders, and does not expire.',
    bullets: ['Arrives within minutes', 'Does not expire', 'For one or several orders'],
    attributes: { Delivery: 'Email' },
    drawing: 'gift-card',
    tax: 'exempt',
    part: 'FC-GC',
    price: 100,
    exact: true,
    limit: 10,
    axes: [
      axis('Amount', {
        $25: { times: 25, label: '$25', color: ['', colors.red[1]] },
        $50: { times: 50, label: '$50', color: ['', colors.blue[1]] },
        $100: { times: 100, label: '$100', color: ['', colors.green[1]] },
        $200: { times: 200, label: '$200', color: ['', colors.purple[1]] },
      }),
    ],
  },
];
