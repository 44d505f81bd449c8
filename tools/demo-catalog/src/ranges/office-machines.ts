import { colors as c } from '../colors.ts';
import { axis, color, type Range } from '../define.ts';

type Model = [number: string, title: string, times: number, speed: string];

/** Creates the models of one printer line, each with its own name and number, in two colors. */
function printers(
  first: number,
  brand: string,
  line: string,
  kind: string,
  price: number,
  supplies: string,
  laser: boolean,
  models: Model[],
): Range[] {
  return models.map(([number, title, times, speed], index) => ({
    sku: String(first + index),
    shelf: laser ? 'laser-printers' : 'inkjet-printers',
    brand,
    name: `${line} ${number} ${title}`,
    description: `${laser ? 'A laser printer for teams that do not want to wait' : 'An inkjet printer for homes and small offices'}. It is set up from a phone in a few minutes and tells you in time when supplies run low.`,
    bullets: [kind, 'Wi-Fi, network and USB', 'Prints on both sides by itself', `Uses ${supplies}`],
    attributes: { 'Print technology': laser ? 'Laser' : 'Inkjet', Duplex: 'Automatic', Speed: speed },
    uom: 'each',
    weight: laser ? '38 lb' : '15 lb',
    drawing: laser ? 'laser-printer' : 'printer',
    part: `${brand.slice(0, 2).toUpperCase()}-${line.slice(0, 1)}${number}`,
    price: Math.round(price * times),
    reduced: 20,
    limit: 5,
    businessSaving: 5,
    ...(laser ? { delivery: 'oversized' as const } : {}),
    axes: [color(c.white, c.charcoal)],
  }));
}

export const officeMachines: Range[] = [
  ...printers(241731, 'Corvelle', 'Page', 'Prints, scans and copies', 14999, 'Corvelle 75 ink', false, [
    ['510', 'All-in-One Inkjet Printer', 1, '18 pages a minute'],
    ['540', 'Wide-Format Inkjet Printer', 1.9, '22 pages a minute'],
  ]),
  ...printers(241733, 'Corvelle', 'Tank', 'Bottled ink for years', 22999, 'Corvelle T9 and T12 ink', false, [
    ['900', 'Refillable Ink Printer', 1, '12 pages a minute'],
    ['950', 'Refillable Ink All-in-One', 1.4, '15 pages a minute'],
  ]),
  ...printers(241735, 'Halden', 'Jet', 'Prints, scans and copies', 8999, 'Halden J3 ink', false, [
    ['310', 'Compact Inkjet Printer', 1, '10 pages a minute'],
    ['350', 'All-in-One Inkjet Printer', 1.5, '14 pages a minute'],
  ]),
  ...printers(241737, 'Corvelle', 'Laser', 'Color laser', 44999, 'Corvelle 612 toner', true, [
    ['610', 'Color Printer', 1, '35 pages a minute'],
    ['640', 'Color Multifunction Printer', 1.5, '40 pages a minute'],
  ]),
  ...printers(241739, 'Halden', 'Mono', 'Black and white laser', 15999, 'Halden M1 toner', true, [
    ['110', 'Laser Printer', 1, '30 pages a minute'],
    ['130', 'Laser Multifunction Printer', 1.6, '34 pages a minute'],
  ]),
  {
    sku: '241741',
    shelf: 'scanners',
    brand: 'Voltwren',
    name: 'Document Scanner',
    description:
      'A scanner that turns a drawer of paper into files that can be searched. It straightens pages, leaves out blank ones and names files by date.',
    bullets: ['Both sides in one pass', 'Searchable files', 'To folder, mail or cloud'],
    attributes: { Connection: 'USB and Wi-Fi' },
    uom: 'each',
    weight: '6 lb',
    drawing: 'scanner',
    part: 'VW-DS',
    price: 19999,
    reduced: 18,
    limit: 10,
    axes: [
      axis('Speed', {
        '25 Pages a Minute': { code: '25', times: 0.8, attributes: { Feeder: '30 sheets' } },
        '45 Pages a Minute': { code: '45', times: 1.4, attributes: { Feeder: '60 sheets' } },
        '65 Pages a Minute': { code: '65', times: 2.3, attributes: { Feeder: '100 sheets' } },
      }),
      color(c.black, c.white),
    ],
  },
  {
    sku: '241742',
    shelf: 'shredders',
    brand: 'Tolvane',
    name: 'Quiet Shredder',
    description:
      'A shredder that can run beside a telephone. It takes staples and cards, reverses out of a jam and stops when it is opened.',
    bullets: ['Under 58 dB', 'Staples and cards', 'Automatic reverse'],
    attributes: {},
    uom: 'each',
    weight: '16 lb',
    drawing: 'shredder',
    part: 'TV-QS',
    price: 8999,
    reduced: 25,
    delivery: 'oversized',
    axes: [
      axis('Cut', {
        'Strip Cut': { code: 'S', times: 0.65 },
        'Cross Cut': { code: 'C' },
        'Micro Cut': { code: 'M', times: 1.45 },
      }),
      axis('Capacity', {
        '8 Sheets': { code: '8', times: 0.8 },
        '12 Sheets': { code: '12', times: 1.2 },
        '20 Sheets': { code: '20', times: 2.4, weight: '31 lb', only: { Cut: ['Cross Cut', 'Micro Cut'] } },
      }),
      color(c.black, [c.white, { only: { Capacity: ['8 Sheets', '12 Sheets'] } }]),
    ],
  },
  {
    sku: '241743',
    shelf: 'laminators',
    brand: 'Tolvane',
    name: 'Laminator',
    description:
      'A laminator that is warm in a minute and frees a crooked pouch with a lever. It switches itself off when it is forgotten.',
    bullets: ['Warm in a minute', 'Release lever', 'Switches itself off'],
    attributes: {},
    uom: 'each',
    weight: '4 lb',
    drawing: 'laminator',
    accent: '#1f7f86',
    part: 'TV-LA',
    price: 4499,
    reduced: 20,
    axes: [
      axis('Width', { '9.5"': { code: '9' }, '13"': { code: '13', times: 1.7, weight: '6 lb' } }),
      color(c.white, c.black, c.silver),
    ],
  },
  {
    sku: '241744',
    shelf: 'laminators',
    brand: 'Tolvane',
    name: 'Laminating Pouches',
    description:
      'Clear pouches with rounded corners for any hot laminator. They come out flat and free of bubbles.',
    bullets: ['For any hot laminator', 'Rounded corners', 'No carrier needed'],
    attributes: { Finish: 'Glossy' },
    uom: 'pack of 50',
    weight: '1.4 lb',
    drawing: 'laminating-pouch',
    color: c.clear,
    part: 'TV-LP',
    price: 999,
    axes: [
      axis('Thickness', { '3 mil': { code: '3' }, '5 mil': { code: '5', times: 1.4 } }),
      axis('Size', {
        Letter: { code: 'L' },
        Legal: { code: 'G', times: 1.3 },
        '4" x 6"': { code: 'P', times: 0.5 },
      }),
      axis('Count', {
        '50-Pack': { code: '50', pieces: 50, uom: 'pack of 50' },
        '100-Pack': { code: '100', pieces: 100, uom: 'pack of 100' },
      }),
    ],
  },
  {
    sku: '241745',
    shelf: 'desk-machines',
    brand: 'Tolvane',
    name: 'Calculator',
    description:
      'A calculator with keys that click and a display that can be read from the side. It runs on light and has a battery for dark rooms.',
    bullets: ['Keys that click', 'Solar with battery back-up', 'Automatic switch-off'],
    attributes: { Power: 'Solar and battery' },
    uom: 'each',
    weight: '0.3 lb',
    drawing: 'calculator',
    part: 'TV-CC',
    price: 999,
    reduced: 20,
    axes: [
      axis('Kind', {
        Pocket: { times: 0.7, attributes: { Digits: '8' } },
        Desktop: { times: 1.2, attributes: { Digits: '10' } },
        Scientific: { times: 1.8, attributes: { Digits: '12' } },
      }),
      color(c.black, c.navy, c.rose),
    ],
  },
  {
    sku: '241746',
    shelf: 'desk-machines',
    brand: 'Tolvane',
    name: 'Wall Clock',
    description:
      'A clock with a quiet movement and numerals that can be read across the room. The rim is metal and the front is glass.',
    bullets: ['Quiet movement', 'Glass front', 'Battery included'],
    attributes: {},
    uom: 'each',
    weight: '1.6 lb',
    drawing: 'clock',
    part: 'TV-WC',
    price: 1999,
    axes: [
      axis('Diameter', { '10"': { code: '10', times: 0.8 }, '14"': { code: '14', times: 1.4 } }),
      color(c.white, c.silver, c.teal, c.walnut),
    ],
  },
];
