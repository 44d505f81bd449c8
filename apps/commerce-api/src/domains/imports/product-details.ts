import type { Picture } from '../media/index.ts';

/** Keywords of names and categories, and the drawing for each. The first match wins. */
const DRAWINGS: readonly (readonly [words: RegExp, drawing: string])[] = [
  [/\bstapl(er|ing)\b|\bstaple remover/, 'stapler'],
  [/\bstaples?\b/, 'staples'],
  [/\bbookcases?\b|\bbook shel/, 'bookcase'],
  [/\bstool/, 'stool'],
  [/\bexecutive.*chair|\bleather.*chair|high-back.*chair/, 'executive-chair'],
  [/\bstack(ing|able).*chair|folding chair/, 'stacking-chair'],
  [/\bguest chair|side chair/, 'guest-chair'],
  [/\barmless\b.*chair|chair.*\barmless\b/, 'armless-chair'],
  [/\bchair ?mats?\b|\w*mats?\b.*(carpet|floor|stud)/, 'chair-mat'],
  [/\bchairs?\b/, 'task-chair'],
  [/\bconference.*table|meeting table|round.*table|oval.*table|tables?$/, 'meeting-table'],
  [/\bfolding table|training table/, 'folding-table'],
  [/\bdesks?\b(?!.*(lamp|tray|organi|pad|set|access))/, 'desk'],
  [/\blamps?\b|\blight(s|ing)?\b|\bbulbs?\b/, 'lamp'],
  [/\bclocks?\b/, 'clock'],
  [/\bframes?\b|\bposter|\bprints?,/, 'picture-frame'],
  [/\bwaste|\btrash|\brecycl.*(bin|contain)/, 'waste-bin'],
  [/\bwhiteboard|dry.?erase board|\bboards?\b/, 'whiteboard'],
  [/\bcalculator/, 'calculator'],
  [/\blabel (maker|printer)|\blabelwriter|\blabeling system/, 'label-maker'],
  [/\bshredder/, 'shredder'],
  [/\blaminat/, 'laminator'],
  [/\bcopiers?\b|\bcopy machine/, 'copier'],
  [/\blaser.*(printer|fax)|\bprinter.*laser/, 'laser-printer'],
  [/\bprinters?\b|\bfax\b|all-in-one|multifunction/, 'printer'],
  [/\bscanner/, 'scanner'],
  [/\btoner\b/, 'toner'],
  [/\bink(jet)? cartridge|\bcartridges?\b/, 'ink-cartridge'],
  [/\bheadset|\bheadphone|\bearbud|\bspeaker/, 'headset'],
  [/\bkeyboard|\bkeypad/, 'keyboard'],
  [/\bmouse\b|\bmice\b|\btrackball/, 'mouse'],
  [/\bflash drive|\busb (drive|stick)|\bmemory|\bhard drive|\bgb\b/, 'usb-drive'],
  [/\bwebcam|\bcamera/, 'webcam'],
  [/\bmonitor\b|\bdisplay\b|\blcd\b/, 'monitor'],
  [/\bcables?\b|\bcord\b|\badapter|\bcharger|\bwire\b/, 'cable'],
  [/\bsurge|\boutlet|\bpower strip|\bsuppressor/, 'power-strip'],
  [/\bbatter(y|ies)\b/, 'batteries'],
  [
    /\b(cell|smart)?phone case|\biphone|\bgalaxy|\bsmartphone|\bcell ?phone|\bandroid|\blumia|\bcase for/,
    'mobile-phone',
  ],
  [/\bphones?\b|\btelephone|\bvoip|\bcordless/, 'desk-phone'],
  [/\bpencil sharpener/, 'bin-of-supplies'],
  [/\bhighlighter|\bhi-liter/, 'highlighter'],
  [/\bmarkers?\b|\bsharpie/, 'marker'],
  [/\bpencils?\b|\bcrayon|\bcolored pencil/, 'pencil'],
  [/\bpens?\b|\bballpoint|\brollerball/, 'gel-pen'],
  [/\bscissors|\bshears|\btrimmer|\bknife|\bletter opener/, 'scissors'],
  [/\bpunch/, 'hole-punch'],
  [/\bbinder clips?\b|\bbulldog/, 'binder-clip'],
  [/\bpaper clips?\b|\bclips\b|\bclamps?\b/, 'paper-clips'],
  [/\brubber ?bands?\b|\bpush ?pins?\b|\bthumb ?tacks?\b|\bfasteners?\b|\btacks\b/, 'bin-of-supplies'],
  [/\btape dispenser/, 'tape-dispenser'],
  [/\bpacking tape|\bpackaging tape|\bbox sealing/, 'packing-tape'],
  [/\btape\b/, 'tape-roll'],
  [/\bsheet protector/, 'sheet-protector'],
  [/\bdividers?\b|\bindex(es)?\b|\btabs?\b/, 'dividers'],
  [/\bhanging (file|folder)/, 'hanging-folder'],
  [/\bexpanding|\bportfolio|\baccordion|\bwallets?\b/, 'expanding-file'],
  [/\bfile cabinet|\bfiling cabinet|\blateral file|\bfile cart/, 'file-cabinet'],
  [/\bstorage (drawer|cabinet)|\blocker|\bcabinet/, 'cupboard'],
  [/\bshel(f|ves|ving)|\brack\b/, 'shelving'],
  [/\bstorage|\bfile box|\btote|\bbox(es)?, /, 'storage-box'],
  [/\bfolders?\b|\bjackets?\b/, 'folder'],
  [/\bbinders?\b|\bbinding/, 'binder'],
  [/\bsticky|\bpost-it|\bnote cube|\bself-stick/, 'sticky-notes'],
  [/\bindex cards?\b|\bcards?\b/, 'index-cards'],
  [/\bmessage (book|pad)|\bbook,|\bbooks\b|\bnotebook|\bplanner|\bcalendar|\bdiary/, 'notebook'],
  [/\bpads?\b|\btablet/, 'legal-pad'],
  [/\bclasp|\bcatalog envelope|\binterdepartmental/, 'clasp-envelope'],
  [/\bbubble|\bpadded|\bmailers?\b/, 'bubble-mailer'],
  [/\benvelopes?\b/, 'envelope'],
  [/\blabels?\b/, 'labels'],
  [/\bphoto paper|\bglossy/, 'photo-paper'],
  [/\bcard ?stock|\bcover stock/, 'sheets'],
  [/\bpaper\b|\bxerox\b|\bream/, 'ream'],
  [/\borgani[sz]er|\btray|\bdesk (set|access)|\bholder|\bsorter/, 'desk-organizer'],
  [/\bcoffee|\bkettle|\bmicrowave|\bblender|\btoaster|\brefrigerator|\bfridge/, 'appliance'],
  [/\bfan\b|\bheater|\bvacuum|\bhumidifier|\bair (cleaner|purifier)|\bhepa\b/, 'appliance'],
  [/\bsoftware|\bdownload|\blicen[sc]e/, 'software'],
];

/** The drawings for a category: the default, and the others that its products may have (any if omitted). */
interface CategoryLook {
  words: RegExp;
  drawing: string;
  kin?: readonly string[];
}

/**
 * For these categories only related drawings are accepted, because the category is more reliable than the name: a file folder label is a
 * label, and a chair "with table" is a chair.
 */
const CATEGORY_LOOKS: readonly CategoryLook[] = [
  {
    words: /\bchairs?\b/,
    drawing: 'task-chair',
    kin: ['executive-chair', 'stacking-chair', 'guest-chair', 'armless-chair', 'stool', 'chair-mat'],
  },
  { words: /\btables?\b/, drawing: 'meeting-table', kin: ['folding-table', 'desk'] },
  { words: /\bdesks?\b/, drawing: 'desk', kin: ['lamp', 'desk-organizer'] },
  { words: /\bbookcases?\b/, drawing: 'bookcase', kin: ['shelving'] },
  {
    words: /\bfurnishings?\b/,
    drawing: 'picture-frame',
    kin: ['clock', 'desk-organizer', 'lamp', 'chair-mat', 'whiteboard', 'waste-bin'],
  },
  { words: /\bcopiers?\b/, drawing: 'copier', kin: [] },
  { words: /\bmachines?\b|\bprinters?\b/, drawing: 'printer' },
  {
    words: /\bphones?\b/,
    drawing: 'desk-phone',
    kin: ['mobile-phone', 'headset', 'cable', 'keyboard', 'clock'],
  },
  {
    words: /\baccessories\b/,
    drawing: 'cable',
    kin: ['usb-drive', 'keyboard', 'mouse', 'headset', 'webcam', 'monitor', 'power-strip', 'batteries'],
  },
  { words: /\bappliances?\b/, drawing: 'appliance', kin: ['power-strip'] },
  {
    words: /\bbinders?\b/,
    drawing: 'binder',
    kin: ['dividers', 'hole-punch', 'sheet-protector', 'expanding-file'],
  },
  {
    words: /\bpaper\b/,
    drawing: 'ream',
    kin: ['notebook', 'envelope', 'legal-pad', 'sticky-notes', 'index-cards', 'sheets', 'photo-paper'],
  },
  {
    words: /\bstorage\b/,
    drawing: 'storage-box',
    kin: ['shelving', 'cupboard', 'file-cabinet', 'hanging-folder', 'folder', 'desk-organizer'],
  },
  {
    words: /\bart\b|\bpens?\b|\bwriting\b/,
    drawing: 'bin-of-supplies',
    kin: ['pencil', 'highlighter', 'marker', 'gel-pen'],
  },
  { words: /\blabels?\b/, drawing: 'labels', kin: ['label-maker'] },
  { words: /\benvelopes?\b/, drawing: 'envelope', kin: ['bubble-mailer', 'clasp-envelope'] },
  { words: /\bfasteners?\b/, drawing: 'bin-of-supplies', kin: ['paper-clips', 'binder-clip', 'staples'] },
  { words: /\bsupplies\b/, drawing: 'scissors' },
  { words: /\bfurniture\b/, drawing: 'desk' },
  { words: /\btechnology\b|\bcomputers?\b/, drawing: 'keyboard' },
  { words: /\bcleaning\b|\bjanitorial\b/, drawing: 'spray-bottle' },
  { words: /\bcoffee\b|\bbreak ?room\b|\bfood\b/, drawing: 'mug' },
];

const COLORS: readonly (readonly [word: RegExp, color: string])[] = [
  [/\bmahogany\b|\bcherry\b/, '#8c4530'],
  [/\bwalnut\b|\bmocha\b|\bespresso\b|\bbrown\b/, '#76503a'],
  [/\boak\b|\bmaple\b|\bbeech\b|\bwood(en)?\b|\bpine\b/, '#cfa678'],
  [/\bmanila\b|\bbuff\b|\bivory\b|\bcream\b/, '#ecd49c'],
  [/\bkraft\b|\btan\b|\bbeige\b/, '#c79a66'],
  [/\bburgundy\b|\bmaroon\b|\bwine\b/, '#7a2438'],
  [/\bred\b/, '#c4312d'],
  [/\borange\b/, '#e07a2a'],
  [/\byellow\b|\bcanary\b|\bgold\b/, '#f3cb3c'],
  [/\bgreen\b/, '#3b8a54'],
  [/\bteal\b|\baqua\b/, '#1f7f86'],
  [/\bnavy\b/, '#24365c'],
  [/\bblue\b/, '#2461ab'],
  [/\bpurple\b|\bviolet\b/, '#6b4a97'],
  [/\bpink\b/, '#e88aa6'],
  [/\bcharcoal\b|\bgraphite\b/, '#474c55'],
  [/\bblack\b/, '#26282c'],
  [/\bwhite\b/, '#f3f3f0'],
  [/\bgr[ae]y\b|\bpewter\b/, '#8d939c'],
  [/\bsilver\b|\bchrome\b|\bsteel\b|\baluminum\b|\bmetal\b/, '#c3c8ce'],
  [/\bclear\b|\btransparent\b/, '#d6e6ee'],
];

/** The default color of a drawing. */
const COLOR_OF_DRAWING: Readonly<Record<string, string>> = {
  bookcase: '#cfa678',
  'meeting-table': '#76503a',
  'folding-table': '#f3f3f0',
  desk: '#cfa678',
  'picture-frame': '#76503a',
  'task-chair': '#474c55',
  'executive-chair': '#26282c',
  'guest-chair': '#474c55',
  'stacking-chair': '#2461ab',
  stool: '#26282c',
  'chair-mat': '#d6e6ee',
  binder: '#f3f3f0',
  folder: '#ecd49c',
  'hanging-folder': '#3b8a54',
  'sheet-protector': '#d6e6ee',
  envelope: '#f3f3f0',
  'clasp-envelope': '#c79a66',
  'bubble-mailer': '#c79a66',
  labels: '#f3f3f0',
  'index-cards': '#f3f3f0',
  'legal-pad': '#f8e58a',
  'sticky-notes': '#f8e58a',
  'tape-roll': '#d6e6ee',
  'packing-tape': '#d6e6ee',
  'storage-box': '#f3f3f0',
  parcel: '#c79a66',
  pencil: '#f3cb3c',
  highlighter: '#f2dd1f',
  printer: '#f3f3f0',
  'laser-printer': '#f3f3f0',
  copier: '#c3c8ce',
  laminator: '#f3f3f0',
  scanner: '#26282c',
  calculator: '#474c55',
  'desk-phone': '#26282c',
  'mobile-phone': '#26282c',
  headset: '#26282c',
  keyboard: '#474c55',
  mouse: '#26282c',
  'usb-drive': '#26282c',
  webcam: '#26282c',
  monitor: '#26282c',
  cable: '#474c55',
  'power-strip': '#f3f3f0',
  shredder: '#26282c',
  'file-cabinet': '#8d939c',
  cupboard: '#8d939c',
  shelving: '#c3c8ce',
  'paper-clips': '#c3c8ce',
  'binder-clip': '#26282c',
  'hole-punch': '#474c55',
  clock: '#26282c',
  lamp: '#26282c',
  whiteboard: '#c3c8ce',
  'desk-organizer': '#474c55',
  'waste-bin': '#474c55',
  staples: '#c3c8ce',
  sheets: '#f3f3f0',
};

const STANDARD_COLOR = '#2461ab';

/**
 * Chooses a drawing and a color by keywords in the category and the name; a parcel if nothing matches. The subcategory takes precedence
 * over the category: "Paper" before "Office Supplies".
 *
 * @param colorName the color, if known separately from the name
 */
export function getPicture(name: string, category: string, subCategory: string, colorName = ''): Picture {
  const words = name.toLowerCase();
  const shelf = [subCategory, category]
    .map((text) => CATEGORY_LOOKS.find((look) => look.words.test(text.toLowerCase())))
    .find(Boolean);
  const byName = DRAWINGS.find(
    ([pattern, drawing]) =>
      (!shelf?.kin || drawing === shelf.drawing || shelf.kin.includes(drawing)) && pattern.test(words),
  )?.[1];
  const drawing = byName ?? shelf?.drawing ?? 'parcel';
  const color = [colorName.toLowerCase(), words]
    .map((text) => COLORS.find(([pattern]) => pattern.test(text))?.[1])
    .find(Boolean);
  const shelves = drawing === 'bookcase' ? /\b([2-5])-shelf\b/.exec(words)?.[1] : undefined;
  return {
    drawing,
    color: color ?? COLOR_OF_DRAWING[drawing] ?? STANDARD_COLOR,
    ...(shelves ? { label: shelves } : {}),
  };
}

/** Returns the unit of measure that the name implies: `box of 12` for `12/Box`, otherwise `each`. */
export function getUnit(name: string): string {
  const slash =
    /(\d{1,3}(?:,\d{3})?|\d+)\s*(?:sheets|count|ct)?\s*\/\s*(pack|box|case|carton|set|pk|bx)\b/i.exec(name);
  const of = /\b(pack|box|case|carton|set) of (\d+)\b/i.exec(name);
  const container = { pk: 'pack', bx: 'box' } as Record<string, string>;
  if (slash && slash[1] !== '1')
    return `${container[slash[2]!.toLowerCase()] ?? slash[2]!.toLowerCase()} of ${slash[1]!}`;
  return of ? `${of[1]!.toLowerCase()} of ${of[2]!}` : 'each';
}

/** Checks for chairs, tables, desks and bookcases, which ship as freight. */
export function isFurniture(category: string, subCategory: string): boolean {
  return /\b(chairs?|tables?|bookcases?|desks?)\b/i.test(`${category} ${subCategory}`);
}
