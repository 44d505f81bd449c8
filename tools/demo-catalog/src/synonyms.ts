/** Phrases with the same meaning. A search for one of `typed` also finds the phrases in `finds`, but not vice versa. */
export interface DemoSynonyms {
  typed: readonly string[];
  finds?: readonly string[];
}

const same = (...typed: string[]): DemoSynonyms => ({ typed });
const finds = (typed: string[], ...found: string[]): DemoSynonyms => ({ typed, finds: found });

/** Phrases that shoppers use interchangeably, or for a kind of product, by group. */
export const demoSynonyms: Readonly<Record<string, DemoSynonyms>> = {
  // Paper
  'copy paper': same(
    'copy paper',
    'printer paper',
    'printing paper',
    'photocopy paper',
    'copier paper',
    'xerox paper',
    'multipurpose paper',
  ),
  ream: same('ream', '500 sheets'),
  'letter paper': finds(['letter paper', 'letter size', 'letter sized'], '8.5 x 11'),
  'legal paper': finds(['legal size', 'legal sized', 'legal paper'], '8.5 x 14'),
  'tabloid paper': finds(['tabloid paper', 'ledger paper'], '11 x 17'),
  'a4 paper': finds(['a4', 'a4 paper'], 'copy paper'),
  'construction paper': finds(['construction paper'], 'colors paper', 'pastel paper', 'colors copy paper'),
  label: finds(['sticker', 'avery'], 'label'),

  // Writing
  pen: same('pen', 'biro'),
  'ballpoint pen': same('ballpoint pen', 'ball point pen', 'bic', 'bic pen'),
  'felt tip': same('felt tip', 'felt pen'),
  'permanent marker': finds(['sharpie'], 'permanent marker'),
  'dry erase marker': finds(
    ['expo', 'expo marker', 'whiteboard marker', 'white board marker'],
    'dry erase marker',
  ),
  highlighter: same('highlighter', 'text marker', 'highliter', 'hiliter', 'hylighter', 'hi lighter'),
  'pencil lead': same('pencil lead', 'lead refill'),
  sharpener: finds(['sharpener', 'pencil sharpener'], 'pencil'),
  'yellow pad': finds(['yellow legal pad', 'yellow pad'], 'legal pads canary', 'canary'),
  'correction fluid': same('correction fluid', 'white-out', 'wite-out', 'tippex', 'correction tape'),
  eraser: same('eraser', 'rubber eraser'),

  // Notebooks
  'sticky notes': same(
    'sticky notes',
    'self-stick notes',
    'post-it',
    'postit',
    'post it',
    'post its',
    'post it notes',
    'post-it notes',
    'adhesive notes',
    'memo notes',
  ),
  notebook: finds(['notebook', 'composition book', 'note book'], 'journal'),
  'note pad': finds(['notepad', 'note pad'], 'legal pad', 'writing pad', 'sticky notes', 'notebook'),
  'wirebound notebook': finds(
    ['spiral notebook', 'spiral bound notebook', 'spiral'],
    'wirebound notebook',
    'wirebound',
  ),
  journal: finds(['moleskine', 'diary'], 'journal'),
  planner: same('planner', 'agenda', 'day planner'),
  'index cards': same('index cards', 'flash cards', 'record cards', 'note cards'),

  // Filing
  'ring binder': same('ring binder', 'lever arch file', 'three-ring binder', '3 ring binder', 'binder'),
  'hanging folder': finds(['pendaflex', 'hanging file'], 'hanging folder'),
  'file folder': finds(['manila folder', 'manilla folder'], 'file folders manila', 'manila'),
  'expanding file': same('expanding file', 'accordion file', 'expanding wallet', 'expandable file'),
  'sheet protector': same('sheet protector', 'page protector', 'plastic sleeve', 'sheet cover'),
  'binder divider': finds(['binder tab', 'binder dividers'], 'dividers'),

  // Desk accessories
  stapler: finds(['swingline', 'swingline stapler', 'stapling machine'], 'stapler'),
  'hole punch': same('hole punch', 'hole puncher'),
  'three-hole punch': finds(['3 hole punch', 'three hole punch'], 'three-hole punch', '3-hole'),
  tape: finds(['sellotape', 'scotch tape'], 'office tape', 'invisible tape', 'tape dispenser'),
  'glue stick': same('glue stick', 'adhesive stick', 'glue', 'elmers'),
  scissors: same('scissors', 'shears'),
  'paper clips': same('paper clips', 'paperclip'),
  'rubber bands': same('rubber bands', 'elastic bands'),
  'push pins': same('push pins', 'thumb tacks', 'thumbtack', 'drawing pins', 'tacks'),
  'pen cup': same('pen cup', 'pencil holder', 'pen holder', 'pencil cup'),
  clipboard: same('clipboard', 'clip board'),
  whiteboard: same('whiteboard', 'white board', 'dry erase board', 'dry-erase board', 'marker board'),
  'cork board': same('cork board', 'bulletin board', 'pin board', 'corkboard'),

  // Ink, toner and machines
  ink: finds(['ink', 'printer ink', 'ink jet cartridge'], 'ink cartridge', 'ink bottle'),
  toner: same('toner', 'toner cartridge', 'laser cartridge'),
  cartridge: finds(['printer cartridge'], 'ink cartridge', 'toner cartridge'),
  drum: finds(['drum unit', 'drum'], 'imaging drum'),
  'multifunction printer': finds(
    ['all in one printer', 'all-in-one printer', 'all in one'],
    'all-in-one',
    'multifunction printer',
  ),
  'wireless printer': finds(['wireless printer', 'wifi printer'], 'printer'),
  shredder: same('shredder', 'paper shredder'),
  'laminating pouches': same('laminating pouches', 'laminating sheets', 'lamination'),
  calculator: same('calculator', 'adding machine'),
  phone: finds(['office phone', 'telephone'], 'desk phone'),

  // Furniture
  chair: finds(['chair', 'seat', 'seating'], 'chair'),
  'office chair': finds(
    ['office chair', 'desk chair', 'computer chair', 'swivel chair', 'rolling chair'],
    'task chair',
    'executive chair',
    'ergonomic chair',
  ),
  sofa: finds(['sofa', 'couch', 'armchair', 'lounge chair', 'loveseat'], 'guest chair'),
  desk: finds(['workstation', 'office desk', 'computer desk', 'writing desk'], 'desk'),
  'standing desk': finds(
    ['sit stand desk', 'sit-stand desk', 'adjustable desk', 'height adjustable desk', 'stand up desk'],
    'standing desk',
  ),
  'meeting table': same('meeting table', 'conference table', 'boardroom table'),
  lamp: same('lamp', 'light'),
  'monitor riser': same('monitor riser', 'monitor stand', 'monitor arm'),
  bookcase: same('bookcase', 'bookshelf', 'book shelf', 'book case'),
  shelves: finds(['shelves', 'shelf'], 'shelving', 'bookcase'),
  cabinet: same('file cabinet', 'filing cabinet', 'file drawers'),
  'storage box': finds(['bankers box', 'banker box', 'file box'], 'storage boxes', 'file storage boxes'),
  'storage bin': finds(
    ['storage bins', 'storage bin', 'plastic bin', 'storage tote'],
    'storage bin',
    'storage boxes',
  ),
  'office furniture': finds(
    ['office furniture', 'furniture'],
    'desk',
    'task chair',
    'executive chair',
    'file cabinet',
    'bookcase',
  ),

  // Mailing
  'bubble mailer': finds(['padded envelope', 'bubble envelope', 'padded mailer'], 'bubble mailer'),
  'manila envelope': finds(
    ['manila envelope', 'manilla envelope', 'large envelope'],
    'clasp envelope',
    'catalog envelope',
  ),
  'bubble wrap': same('bubble wrap', 'cushioning wrap', 'packing wrap', 'bubble cushioning', 'bubble roll'),
  'shipping box': same('shipping box', 'moving box', 'cardboard box', 'carton', 'corrugated box'),
  'mailing tube': same('mailing tube', 'poster tube', 'shipping tube'),
  'packing supplies': finds(
    ['packing supplies', 'shipping supplies', 'moving supplies'],
    'packing tape',
    'shipping box',
    'corrugated box',
    'bubble roll',
    'bubble cushioning',
  ),

  // Break room and cleaning
  'break room': same('break room', 'breakroom'),
  coffee: same('coffee', 'espresso'),
  'coffee pods': finds(['k cup', 'k-cup', 'kcup', 'coffee pod'], 'single-serve coffee'),
  'water bottle': finds(['water bottle'], 'insulated bottle'),
  plates: finds(['paper plate', 'disposable plate'], 'plates'),
  cutlery: same('cutlery', 'silverware', 'utensils'),
  forks: finds(['plastic fork', 'plastic cutlery', 'plastic utensils'], 'forks', 'cutlery'),
  'paper towels': same('paper towels', 'kitchen roll'),
  'bath tissue': same('bath tissue', 'toilet paper', 'toilet roll', 'toilet tissue'),
  tissues: finds(['kleenex', 'facial tissue'], 'facial tissues', 'tissues'),
  'hand sanitizer': same('hand sanitizer', 'hand gel', 'purell'),
  'glass cleaner': same('glass cleaner', 'windex', 'window cleaner'),
  'disinfecting wipes': same('disinfecting wipes', 'clorox wipes', 'lysol wipes', 'disinfectant wipes'),
  'cleaning supplies': finds(
    ['cleaning supplies', 'cleaning products', 'janitorial supplies'],
    'cleaner',
    'wipes',
  ),
  'trash bags': same('trash bags', 'garbage bags', 'bin liners', 'can liners'),
  'waste bin': same('waste bin', 'trash can', 'wastebasket', 'waste basket', 'garbage can', 'desk-side bin'),
  'recycling bin': finds(['recycling bin', 'recycle bin'], 'recycling bin', 'waste bin'),
  gallon: same('gallon', 'gal'),

  // Technology
  laptop: same('laptop', 'notebook computer'),
  monitor: same('monitor', 'computer screen', 'display screen', 'computer monitor'),
  mouse: finds(['computer mouse'], 'mouse'),
  headset: same('headset', 'headphones', 'earphones'),
  webcam: finds(['camera', 'web cam', 'web camera'], 'webcam'),
  'usb drive': same('usb drive', 'flash drive', 'thumb drive', 'memory stick', 'usb stick', 'pen drive'),
  'usb-c cable': finds(
    ['charger cable', 'charging cable', 'phone charger', 'charger'],
    'usb-c cable',
    'braided cable',
  ),
  'power strip': same('power strip', 'surge protector', 'extension cord'),
  software: finds(['antivirus software', 'antivirus', 'software'], 'license', 'software'),

  // Services and departments
  warranty: finds(['warranty', 'extended warranty', 'insurance'], 'protection plan'),
  'school supplies': finds(
    ['school supplies', 'back to school'],
    'wirebound notebook',
    'pencil',
    'ballpoint pen',
    'index cards',
  ),
  gray: same('gray', 'grey'),
  color: same('color', 'colour', 'colored', 'coloured'),
};
