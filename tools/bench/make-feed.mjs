// `node tools/bench/make-feed.mjs --products 100000 [--format rss|tsv|shopify] [--seed 1] > feed.xml`: writes a large product feed of
// invented products, always the same for one seed, for testing imports and searches at any size.
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    format: { type: 'string', default: 'rss' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.products);
const { format } = values;
if (!Number.isInteger(count) || count < 1 || !['rss', 'tsv', 'shopify'].includes(format)) {
  console.error(
    'Usage: node tools/bench/make-feed.mjs --products 100000 [--format rss|tsv|shopify] [--seed 1]',
  );
  process.exit(2);
}

/** Creates a random number generator (mulberry32): small, and good enough for choosing names. */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const random = createRandom(Number(values.seed) || 1);
const below = (limit) => Math.floor(random() * limit);
const pick = (list) => list[below(list.length)];

const BRANDS = [
  ...[
    'Ald',
    'Bram',
    'Cor',
    'Dun',
    'Elm',
    'Fen',
    'Gar',
    'Hol',
    'Isk',
    'Jor',
    'Kel',
    'Lun',
    'Mar',
    'Nor',
    'Orl',
    'Pel',
  ],
].flatMap((start) => ['bury', 'dale', 'mark', 'stead', 'ton', 'wick'].map((end) => start + end));
const QUALITIES = [
  'Classic',
  'Everyday',
  'Heavy-Duty',
  'Premium',
  'Recycled',
  'Slim',
  'Compact',
  'Professional',
  'Value',
  'Quiet',
];
const SERIES = [
  'Arbor',
  'Basis',
  'Cadence',
  'Delta',
  'Ember',
  'Folio',
  'Grove',
  'Harbor',
  'Index',
  'Juniper',
  'Kite',
  'Ledger',
];
const COLORS = [
  'Black',
  'White',
  'Gray',
  'Red',
  'Orange',
  'Yellow',
  'Green',
  'Navy Blue',
  'Sky Blue',
  'Purple',
  'Pink',
  'Brown',
  'Clear',
];
/** Categories with their products, sizes, and prices in dollars. */
const SHELVES = [
  ['Writing > Pens', ['Gel Pens', 'Ballpoint Pens', 'Fineliner Pens'], ['0.5 mm', '0.7 mm', '1.0 mm'], 3, 25],
  [
    'Writing > Markers & Highlighters',
    ['Permanent Markers', 'Dry Erase Markers', 'Highlighters'],
    ['Fine', 'Chisel'],
    4,
    30,
  ],
  ['Paper > Copy Paper', ['Copy Paper', 'Cardstock', 'Colored Paper'], ['Letter', 'Legal', 'Ledger'], 6, 60],
  [
    'Paper > Notebooks',
    ['Spiral Notebook', 'Hardcover Notebook', 'Legal Pads'],
    ['A5', 'Letter', 'Pocket'],
    3,
    28,
  ],
  [
    'Filing > Binders',
    ['Ring Binder', 'Lever Binder', 'Presentation Binder'],
    ['1 inch', '2 inch', '3 inch'],
    4,
    22,
  ],
  ['Filing > Folders', ['File Folders', 'Hanging Folders', 'Pocket Folders'], ['Letter', 'Legal'], 7, 45],
  [
    'Desk > Staplers & Punches',
    ['Desktop Stapler', 'Hole Punch', 'Staples'],
    ['20 sheets', '40 sheets'],
    5,
    70,
  ],
  ['Desk > Organizers', ['Desk Organizer', 'Letter Tray', 'Pencil Cup'], ['Small', 'Medium', 'Large'], 6, 55],
  [
    'Mailing > Envelopes',
    ['Security Envelopes', 'Clasp Envelopes', 'Bubble Mailers'],
    ['#10', '6 x 9', '9 x 12'],
    8,
    80,
  ],
  ['Mailing > Tape', ['Packing Tape', 'Masking Tape', 'Mounting Tape'], ['1 inch', '2 inch'], 3, 24],
  [
    'Furniture > Chairs',
    ['Task Chair', 'Executive Chair', 'Guest Chair'],
    ['Mid-Back', 'High-Back'],
    79,
    590,
  ],
  [
    'Furniture > Desks',
    ['Standing Desk', 'Writing Desk', 'Corner Desk'],
    ['48 inch', '60 inch', '72 inch'],
    149,
    900,
  ],
  [
    'Technology > Accessories',
    ['Wireless Mouse', 'Keyboard', 'USB Cable', 'Headset'],
    ['Standard', 'Compact'],
    9,
    160,
  ],
  ['Ink & Toner > Toner', ['Toner Cartridge', 'Ink Cartridge'], ['Standard Yield', 'High Yield'], 24, 280],
  ['Cleaning > Supplies', ['Paper Towels', 'Trash Bags', 'Surface Wipes'], ['Small', 'Large'], 5, 60],
  ['Break Room > Coffee', ['Ground Coffee', 'Coffee Cups', 'Tea Bags'], ['Small', 'Large'], 5, 48],
];

function parseGtin(number) {
  const digits = `20${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

let made = 0;
/** Yields a product in one to four colors. */
function* family() {
  const [shelf, things, sizes, lowest, highest] = pick(SHELVES);
  const thing = pick(things);
  const brand = pick(BRANDS);
  const size = pick(sizes);
  const title = `${brand} ${pick(SERIES)} ${pick(QUALITIES)} ${thing}, ${size}`;
  const cents = Math.round((lowest + (highest - lowest) * random() ** 2) * 100) - 1;
  const variants = 1 + below(4);
  const first = below(COLORS.length);
  const group = `F${String(made + 1).padStart(7, '0')}`;
  for (let variant = 0; variant < variants && made < count; variant += 1) {
    made += 1;
    yield {
      id: `SYN-${String(made).padStart(7, '0')}`,
      group,
      isFirst: variant === 0,
      shelf,
      title,
      brand,
      size,
      color: COLORS[(first + variant) % COLORS.length],
      price: (cents / 100).toFixed(2),
      sale: random() < 0.15 ? (Math.round(cents * 0.85) / 100).toFixed(2) : '',
      quantity: random() < 0.06 ? 0 : 1 + below(400),
      gtin: parseGtin(made),
      points: [
        `Made for offices that use ${thing.toLowerCase()} daily`,
        `Size: ${size}`,
        `From the ${brand} range`,
      ],
    };
  }
}

const xml = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const csv = (text) => `"${String(text).replaceAll('"', '""')}"`;
const html = (item) =>
  `<p>${xml(item.title)} in ${item.color.toLowerCase()}, for desks that are worked at.</p><ul>${item.points.map((point) => `<li>${xml(point)}</li>`).join('')}</ul>`;

const merchant = (item) => ({
  id: item.id,
  title: `${item.title}, ${item.color}`,
  description: html(item),
  link: `https://shop.example/${item.id}`,
  image_link: `https://shop.example/${item.id}.jpg`,
  availability: item.quantity > 0 ? 'in_stock' : 'out_of_stock',
  price: `${item.price} USD`,
  sale_price: item.sale ? `${item.sale} USD` : '',
  quantity: item.quantity,
  brand: item.brand,
  gtin: item.gtin,
  mpn: item.id.slice(4),
  product_type: item.shelf,
  item_group_id: item.group,
  color: item.color,
  size: item.size,
  condition: 'new',
});
const shopify = (item) => ({
  Handle: item.group.toLowerCase(),
  Title: item.isFirst ? item.title : '',
  'Body (HTML)': item.isFirst ? html(item) : '',
  Vendor: item.isFirst ? item.brand : '',
  Type: item.isFirst ? item.shelf : '',
  Published: item.isFirst ? 'true' : '',
  'Option1 Name': item.isFirst ? 'Color' : '',
  'Option1 Value': item.color,
  'Variant SKU': item.id,
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': item.quantity,
  'Variant Price': item.sale || item.price,
  'Variant Compare At Price': item.sale ? item.price : '',
  'Variant Barcode': item.gtin,
  Status: item.isFirst ? 'active' : '',
});

const FORMATS = {
  rss: {
    head: () =>
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>Synthetic office goods</title>\n',
    item: (item) =>
      `<item>${Object.entries(merchant(item))
        .map(([name, value]) => (value === '' ? '' : `<g:${name}>${xml(value)}</g:${name}>`))
        .join('')}</item>\n`,
    tail: '</channel>\n</rss>\n',
  },
  tsv: {
    head: (item) => `${Object.keys(merchant(item)).join('\t')}\n`,
    item: (item) => `${Object.values(merchant(item)).join('\t')}\n`,
    tail: '',
  },
  shopify: {
    head: (item) => `${Object.keys(shopify(item)).join(',')}\n`,
    item: (item) => `${Object.values(shopify(item)).map(csv).join(',')}\n`,
    tail: '',
  },
};

const { head, item: write, tail } = FORMATS[format];
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
let begun = false;
while (made < count) {
  let text = '';
  for (let families = 0; families < 100 && made < count; families += 1) {
    for (const item of family()) {
      if (!begun) text += head(item);
      begun = true;
      text += write(item);
    }
  }
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
process.stdout.write(tail);
