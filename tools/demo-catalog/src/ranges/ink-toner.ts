import { colors as c } from '../colors.ts';
import { axis, color, type Range } from '../define.ts';

const inks = (label: string) =>
  color(
    [c.black, { label }],
    [c.cyan, { label, times: 0.86 }],
    [c.magenta, { label, times: 0.86 }],
    [c.yellow, { label, times: 0.86 }],
  );

/** Creates the cartridges of one printer series in two sizes. */
function cartridges(
  sku: string,
  brand: string,
  model: string,
  series: string,
  fits: string,
  price: number,
  pages: [string, string],
): Range {
  return {
    sku,
    shelf: 'ink-cartridges',
    brand,
    name: `${model} Ink Cartridge`,
    description: `Original ink for the ${brand} ${series} series. The chip reports how much is left, and prints dry at once and do not smear under a highlighter.`,
    bullets: [`Fits ${fits}`, 'Pigment ink', 'Sealed until first use'],
    attributes: { 'Cartridge type': 'Original ink', Series: series },
    uom: 'each',
    weight: '0.2 lb',
    drawing: 'ink-cartridge',
    businessSaving: 5,
    part: model.replaceAll(' ', ''),
    price,
    reduced: 12,
    limit: 24,
    axes: [
      axis('Yield', {
        'Standard Yield': { code: 'S', attributes: { Yield: pages[0] } },
        'High Yield': { code: 'XL', times: 1.75, attributes: { Yield: pages[1] } },
      }),
      inks(model.split(' ').at(-1)!),
    ],
  };
}

function toners(
  sku: string,
  brand: string,
  model: string,
  series: string,
  fits: string,
  price: number,
  colored: boolean,
): Range {
  return {
    sku,
    shelf: 'toner-cartridges',
    brand,
    name: `${model} Toner Cartridge`,
    description: `Original toner for the ${brand} ${series} series. It melts at a low temperature, which keeps the printer quick to wake and sparing with power.`,
    bullets: [`Fits ${fits}`, 'In place within a minute', 'Return label in the box'],
    attributes: { 'Cartridge type': 'Original toner', Series: series },
    uom: 'each',
    weight: '2.2 lb',
    drawing: 'toner',
    businessSaving: 6,
    part: `${model}T`,
    price,
    reduced: 12,
    limit: 12,
    axes: [
      axis('Yield', {
        'Standard Yield': { code: 'S', attributes: { Yield: '2,500 pages' } },
        'High Yield': { code: 'X', times: 1.7, attributes: { Yield: '6,500 pages' } },
      }),
      colored ? inks(model) : color([c.black, { label: model }]),
    ],
  };
}

function care(sku: string, brand: string, series: string, part: string, times: number): Range {
  return {
    sku,
    shelf: 'drums-maintenance',
    brand,
    name: `${series} Maintenance Parts`,
    description: `Parts of the ${brand} ${series} series that wear out with use. The printer says which is due, and each is changed without tools.`,
    bullets: ['Changed without tools', 'Instructions in the box', 'Original part'],
    attributes: { 'Cartridge type': 'Maintenance', Series: series },
    uom: 'each',
    weight: '1.6 lb',
    drawing: 'toner',
    part,
    price: 3999,
    limit: 6,
    axes: [
      axis('Part', {
        'Imaging Drum': { code: 'DR', times: times * 1.8, label: 'DRUM', color: ['', c.teal[1]] },
        'Waste Box': { code: 'WB', times: times * 0.6, label: 'WASTE', color: ['', c.gray[1]] },
        'Feed Rollers': { code: 'FR', times: times * 0.75, label: 'ROLL', color: ['', c.navy[1]] },
      }),
    ],
  };
}

export const inkToner: Range[] = [
  cartridges('241631', 'Corvelle', '75', 'Page 500', 'Page 510 and 540', 2699, ['500 pages', '1,200 pages']),
  cartridges('241632', 'Halden', 'J3', 'Jet 300', 'Jet 310 and 350', 2199, ['350 pages', '850 pages']),
  toners('241633', 'Corvelle', '612', 'Laser 600', 'Laser 610 and 640', 11999, true),
  toners('241634', 'Halden', 'M1', 'Mono 100', 'Mono 110 and 130', 6499, false),
  {
    sku: '241635',
    shelf: 'ink-bottles',
    brand: 'Corvelle',
    name: 'T12 Ink Bottle',
    description:
      'Ink for the larger tank printers, in bottles that stop by themselves when the tank is full. Each neck fits one color only.',
    bullets: ['Stops when full', 'Keyed neck', 'No squeezing'],
    attributes: { 'Cartridge type': 'Bottled ink', Series: 'Tank' },
    uom: 'each',
    weight: '0.4 lb',
    drawing: 'ink-bottle',
    part: 'CV-T12',
    price: 1699,
    limit: 24,
    axes: [
      inks('T12'),
      axis('Volume', { '70 ml': { code: '70' }, '140 ml': { code: '140', times: 1.7, weight: '0.6 lb' } }),
    ],
  },
  care('241636', 'Corvelle', 'Laser 600', 'CV-612', 1.3),
  care('241637', 'Halden', 'Mono 100', 'HD-M1', 0.9),
  {
    sku: '241638',
    shelf: 'ink-cartridges',
    brand: 'Rewell',
    name: '62 Remanufactured Ink Cartridge',
    description:
      'A used cartridge that has been cleaned, filled and tested page by page. It prints as many pages as a new one and keeps plastic in use.',
    bullets: ['Fits Page 210, 220 and 240', 'Tested one by one', 'Two years of warranty'],
    attributes: { 'Cartridge type': 'Remanufactured ink', Series: 'Page 200', Yield: '400 pages' },
    uom: 'each',
    weight: '0.2 lb',
    drawing: 'ink-cartridge',
    part: 'RW-62',
    price: 1299,
    reduced: 15,
    limit: 24,
    axes: [inks('62')],
  },
  {
    sku: '241639',
    shelf: 'toner-cartridges',
    brand: 'Rewell',
    name: '418 Remanufactured Toner Cartridge',
    description:
      'Remanufactured toner with new wearing parts inside. Every cartridge prints a test page, which lies in the box.',
    bullets: ['Fits Laser 410 and 430', 'Test page in the box', 'Two years of warranty'],
    attributes: { 'Cartridge type': 'Remanufactured toner', Series: 'Laser 400', Yield: '2,300 pages' },
    uom: 'each',
    weight: '2.4 lb',
    drawing: 'toner',
    part: 'RW-418',
    price: 5499,
    limit: 12,
    axes: [inks('418')],
  },
];
