import type { DemoCategory, PictureSpec } from './types.ts';

type Leaf = [id: string, name: string, description: string, drawing: string, color: string, label?: string];

/** The categories of each department, in display order. */
const leaves: Record<string, Leaf[]> = {
  paper: [
    ['copy-paper', 'Copy paper', 'White paper by the ream and by the case.', 'ream', '#2461ab', 'Letter'],
    [
      'colored-paper',
      'Colored paper',
      'Colored and bright paper for notices and sorting.',
      'ream',
      '#f8e58a',
      'Canary',
    ],
    ['card-stock', 'Card stock', 'Stiff paper for covers, tables and cards.', 'sheets', '#f2e9d0'],
    [
      'photo-paper',
      'Photo paper',
      'Glossy, matte and satin paper for inkjet prints.',
      'photo-paper',
      '#1f9ccb',
      'Glossy',
    ],
    ['labels', 'Labels', 'Address, shipping and filing labels on sheets.', 'labels', '#f3f3f0'],
  ],
  'pens-pencils': [
    ['ballpoint-pens', 'Ballpoint pens', 'Stick and retractable pens with ballpoint ink.', 'pen', '#2461ab'],
    ['gel-pens', 'Gel pens', 'Smooth gel ink in many colors.', 'gel-pen', '#6b4a97'],
    ['rollerball-pens', 'Rollerball & fine line pens', 'Liquid ink and fine felt tips.', 'pen', '#24365c'],
    ['pencils', 'Pencils', 'Wood and mechanical pencils, leads and erasers.', 'pencil', '#f3cb3c'],
    ['markers', 'Markers', 'Permanent, dry-erase and paint markers.', 'marker', '#26282c'],
    [
      'highlighters',
      'Highlighters',
      'Fluorescent and soft colors that do not bleed.',
      'highlighter',
      '#f2dd1f',
    ],
  ],
  notebooks: [
    ['wirebound-notebooks', 'Wirebound notebooks', 'Notebooks that fold flat.', 'notebook', '#24365c'],
    ['journals', 'Journals', 'Sewn books with hard and soft covers.', 'journal', '#7a2438'],
    ['legal-pads', 'Legal & writing pads', 'Glued and perforated pads.', 'legal-pad', '#f8e58a'],
    [
      'sticky-notes',
      'Sticky notes & flags',
      'Notes and flags that come off again.',
      'sticky-notes',
      '#f2a0b7',
    ],
    ['planners', 'Planners & calendars', 'Weeks and months on paper.', 'journal', '#24365c', 'Weekly'],
    ['index-cards', 'Index cards', 'Ruled and plain cards.', 'index-cards', '#f3f3f0'],
  ],
  'filing-binders': [
    ['binders', 'Binders', 'Ring binders from 1/2 to 4 inches.', 'binder', '#2461ab'],
    ['file-folders', 'File folders', 'Folders with tabs, in letter and legal size.', 'folder', '#ecd49c'],
    ['hanging-folders', 'Hanging folders', 'Folders for drawers and frames.', 'hanging-folder', '#3b8a54'],
    [
      'expanding-files',
      'Expanding files & wallets',
      'Pockets that grow with the paper in them.',
      'expanding-file',
      '#24365c',
    ],
    [
      'sheet-protectors',
      'Sheet protectors & report covers',
      'Clear pockets and covers.',
      'sheet-protector',
      '#d6e6ee',
    ],
    ['dividers', 'Dividers', 'Tabs for binders.', 'dividers', '#2461ab'],
  ],
  'desk-accessories': [
    ['staplers-punches', 'Staplers & punches', 'Staplers, staples and hole punches.', 'stapler', '#c4312d'],
    [
      'tape-scissors',
      'Tape & scissors',
      'Tape, dispensers, glue, scissors and trimmers.',
      'scissors',
      '#e07a2a',
    ],
    [
      'clips-fasteners',
      'Clips & fasteners',
      'Paper clips, binder clips, bands and pins.',
      'binder-clip',
      '#26282c',
    ],
    ['desk-organizers', 'Desk organizers', 'Trays, cups and sorters.', 'desk-organizer', '#474c55'],
    ['boards', 'Boards', 'Whiteboards, cork boards and glass boards.', 'whiteboard', '#c3c8ce'],
    ['desk-kits', 'Desk kits', 'All that a new desk needs, in one box.', 'bin-of-supplies', '#2461ab'],
  ],
  'ink-toner': [
    ['ink-cartridges', 'Ink cartridges', 'Cartridges for inkjet printers.', 'ink-cartridge', '#1f9ccb', '62'],
    ['ink-bottles', 'Ink bottles', 'Bottled ink for tank printers.', 'ink-bottle', '#c63a7d', 'T9'],
    ['toner-cartridges', 'Toner cartridges', 'Toner for laser printers.', 'toner', '#26282c', '418'],
    [
      'drums-maintenance',
      'Drums & maintenance',
      'Drums, waste boxes and cleaning kits.',
      'toner',
      '#1f7f86',
      'DRUM',
    ],
  ],
  'office-machines': [
    ['inkjet-printers', 'Inkjet printers', 'Printers for photos and everyday pages.', 'printer', '#f3f3f0'],
    ['laser-printers', 'Laser printers', 'Fast printers for teams.', 'laser-printer', '#f3f3f0'],
    ['scanners', 'Scanners', 'Sheet-fed and flatbed scanners.', 'scanner', '#26282c'],
    ['shredders', 'Shredders', 'Strip, cross and micro cut.', 'shredder', '#26282c'],
    [
      'laminators',
      'Laminating & binding',
      'Laminators, pouches and binding machines.',
      'laminator',
      '#f3f3f0',
    ],
    [
      'desk-machines',
      'Calculators, phones & clocks',
      'Small machines for the desk and the wall.',
      'calculator',
      '#474c55',
    ],
  ],
  chairs: [
    ['task-chairs', 'Task chairs', 'Chairs for a working day.', 'task-chair', '#24365c'],
    ['executive-chairs', 'Executive chairs', 'High backs and padded arms.', 'executive-chair', '#26282c'],
    ['guest-chairs', 'Guest chairs', 'Chairs for visitors and waiting rooms.', 'guest-chair', '#3b8a54'],
    [
      'stacking-chairs',
      'Stacking & folding chairs',
      'Chairs for rooms that change.',
      'stacking-chair',
      '#2461ab',
    ],
    ['stools', 'Stools', 'Drafting stools and perches.', 'stool', '#26282c'],
    ['chair-mats', 'Chair mats', 'Mats for carpet and hard floors.', 'chair-mat', '#d6e6ee'],
  ],
  'desks-tables': [
    ['desks', 'Desks', 'Straight desks and writing desks.', 'desk', '#cfa678'],
    ['standing-desks', 'Standing desks', 'Desks that go up and down.', 'standing-desk', '#cfa678'],
    ['meeting-tables', 'Meeting tables', 'Tables to sit around.', 'meeting-table', '#76503a'],
    ['folding-tables', 'Folding tables', 'Tables for a day.', 'folding-table', '#f3f3f0'],
    ['lamps', 'Lamps', 'Light for the desk and the corner.', 'lamp', '#f3cb3c'],
    ['monitor-risers', 'Monitor risers & arms', 'Screens at eye height.', 'monitor-stand', '#cfa678'],
  ],
  'storage-furniture': [
    ['file-cabinets', 'File cabinets', 'Drawers for letter and legal files.', 'file-cabinet', '#8d939c', '2'],
    ['bookcases', 'Bookcases', 'Open shelves for binders and books.', 'bookcase', '#cfa678', '5'],
    ['storage-cabinets', 'Storage cabinets & lockers', 'Doors that lock.', 'cupboard', '#474c55'],
    ['shelving', 'Shelving & carts', 'Wire and steel shelves.', 'shelving', '#c3c8ce'],
    ['storage-boxes', 'Storage boxes', 'Boxes for files and the rest.', 'storage-box', '#c79a66'],
  ],
  'mailing-packing': [
    ['envelopes', 'Envelopes', 'Business, invitation and catalog envelopes.', 'envelope', '#f3f3f0'],
    ['mailers', 'Mailers', 'Padded, poly and rigid mailers.', 'bubble-mailer', '#c79a66'],
    ['shipping-boxes', 'Shipping boxes', 'Corrugated boxes in bundles.', 'shipping-box', '#c79a66'],
    ['packing-tape', 'Packing tape', 'Tape that holds a carton shut.', 'packing-tape', '#b98850'],
    ['cushioning', 'Cushioning & wrap', 'Bubbles, paper and film.', 'bubble-wrap', '#d6e6ee'],
    [
      'postal-supplies',
      'Scales, tubes & postal supplies',
      'What a mail room needs besides.',
      'postal-scale',
      '#c3c8ce',
    ],
  ],
  'break-room': [
    ['coffee', 'Coffee', 'Ground, whole bean and single cups.', 'coffee-bag', '#c4312d', 'House'],
    ['tea', 'Tea & cocoa', 'Tea bags and hot chocolate.', 'tea-box', '#3b8a54', 'Green'],
    [
      'snacks',
      'Snacks & sweets',
      'Small bags and bars for a shared drawer.',
      'snack-box',
      '#e07a2a',
      'Snacks',
    ],
    ['cups-plates', 'Cups, plates & cutlery', 'Tableware to use once.', 'paper-cup', '#f3f3f0'],
    ['drinkware', 'Mugs & bottles', 'Cups that stay.', 'mug', '#9cc8e6'],
    ['appliances', 'Kitchen appliances', 'Coffee makers, kettles and more.', 'coffee-maker', '#26282c'],
  ],
  cleaning: [
    ['cleaners', 'Cleaners', 'Sprays and liquids for every surface.', 'spray-bottle', '#3b8a54'],
    ['wipes', 'Wipes', 'Wipes in tubs and packs.', 'wipes', '#f3cb3c'],
    ['towels-tissues', 'Towels & tissues', 'Paper for hands, noses and spills.', 'paper-towels', '#f3f3f0'],
    ['soap', 'Soap & sanitizer', 'For clean hands.', 'soap', '#6b4a97'],
    ['trash-bags', 'Trash bags', 'Liners by size.', 'trash-bags', '#26282c'],
    ['bins', 'Bins', 'Waste and recycling bins.', 'waste-bin', '#2461ab'],
  ],
  technology: [
    ['keyboards-mice', 'Keyboards & mice', 'To type and to point.', 'keyboard', '#474c55'],
    ['headsets-webcams', 'Headsets & webcams', 'For calls that are understood.', 'headset', '#26282c'],
    ['drives-cables', 'Drives & cables', 'Storage, cables, hubs and adapters.', 'usb-drive', '#2461ab', '64'],
    ['monitors', 'Monitors', 'Screens from 22 to 34 inches.', 'monitor', '#26282c'],
    [
      'batteries-power',
      'Batteries & power',
      'Batteries, surge protectors and chargers.',
      'batteries',
      '#e07a2a',
      'AA',
    ],
    ['software', 'Software', 'Licenses by email.', 'software', '#24365c', 'Ledger'],
  ],
  services: [
    [
      'protection-plans',
      'Protection plans',
      'Repair or replacement after the maker stops.',
      'plan',
      '#2461ab',
      '2 years',
    ],
    ['assembly-services', 'Assembly', 'Furniture put together where it will stand.', 'assembly', '#e07a2a'],
    [
      'setup-help',
      'Set-up & help',
      'Printers, computers and networks made to work.',
      'software',
      '#1f7f86',
      'Setup',
    ],
    ['gift-cards', 'Gift cards', 'For people who like to choose.', 'gift-card', '#c4312d'],
    ['memberships', 'Memberships', 'Lower prices for a year or two.', 'member-card', '#2461ab', 'Select'],
  ],
};

/** Lists the categories of a department. */
export function getShelves(department: string): DemoCategory[] {
  return (leaves[department] ?? []).map(([id, name, description, drawing, color, label], index) => {
    const picture: PictureSpec = { drawing, color, ...(label ? { label } : {}) };
    return { id, name, parentId: department, description, position: index + 1, picture };
  });
}
