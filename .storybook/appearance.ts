/** Styles of an element that do not depend on the theme. */
const SHAPE_STYLES = ['filter', 'mix-blend-mode', 'background-clip', 'clip-path'];
/** Styles of an element's layer, with the values of an element that paints nothing. */
const LAYER_STYLES = ['background-color', 'background-image', 'opacity'];
const NOTHING = 'rgba(0, 0, 0, 0);none;1';
const PSEUDO_STYLES = ['content', 'position', 'background-color', 'background-image', 'width', 'height'];
const TEXT_STYLES = [
  'color',
  'font-size',
  'font-weight',
  'text-shadow',
  '-webkit-text-fill-color',
  'text-indent',
];
const CONTROLS =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="hidden"]), select, textarea';
/** Elements that need no contrast. */
const DISABLED = ':disabled, [aria-disabled="true"], [inert]';
/** Elements that paint something even without a background. */
const PICTURES = 'img, svg, canvas, video, picture';

/** A visible element with the properties that no theme changes. */
export interface Box {
  readonly element: Element;
  readonly style: CSSStyleDeclaration;
  readonly rect: DOMRect;
  readonly parent: Box | undefined;
  readonly shape: string;
  readonly pseudo: readonly CSSStyleDeclaration[];
  readonly clips: boolean;
}

/** A text with the boxes that affect its contrast. */
export interface Text {
  readonly box: Box;
  /** Its element and its ancestors, each with whether it extends beyond the text. */
  readonly around: readonly (readonly [Box, string])[];
  readonly within: readonly Box[];
  /** Other boxes at the same place, each with its relation to the text. */
  readonly overlaps: readonly (readonly [Box, string])[];
  readonly kind: string;
}

const getValues = (style: CSSStyleDeclaration, names: readonly string[]) =>
  names.map((name) => style.getPropertyValue(name)).join(';');

function getBox(element: Element, parent: Box | undefined): Box {
  const style = getComputedStyle(element);
  const shape = getValues(style, SHAPE_STYLES);
  return {
    element,
    style,
    parent,
    rect: element.getBoundingClientRect(),
    shape: `${shape === 'none;normal;border-box;none' ? '' : shape}${element.matches(PICTURES) ? ' picture' : ''}`,
    pseudo: ['::before', '::after']
      .map((name) => getComputedStyle(element, name))
      .filter(({ content }) => content !== 'none' && content !== 'normal'),
    clips: style.overflow !== 'visible',
  };
}

/** Lists the visible elements below a box in the order of the document. */
function collectBoxes(parent: Box, found: Box[]): Box[] {
  for (const element of parent.element.children) {
    const isVisible = element.checkVisibility();
    if (!isVisible && getComputedStyle(element).display !== 'contents') continue;
    const box = getBox(element, parent);
    if (isVisible) found.push(box);
    collectBoxes(box, found);
  }
  return found;
}

/** Checks whether an element has text with more than punctuation, or is a control that shows some. */
const hasOwnText = (element: Element) =>
  element.matches(CONTROLS) ||
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /[^\s\p{P}]/u.test(node.nodeValue ?? ''),
  );

/** Checks whether a text is in the label of a disabled control, which needs no contrast either. */
const labelsDisabled = (element: Element) => element.closest('label')?.control?.matches(DISABLED) ?? false;

/** Checks whether an element has a visible background or is a picture. */
const paints = ({ element, style }: Box) =>
  style.opacity !== '0' &&
  (style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    style.backgroundImage !== 'none' ||
    element.matches(PICTURES));

/** Checks whether an element is visually hidden, that is, clipped to a pixel for screen readers. */
const isVisuallyHidden = ({ rect, clips, style }: Box) =>
  rect.width <= 1 && rect.height <= 1 && clips && style.clipPath !== 'none';

/** Checks whether an element is outside the page, such as a skip link without the focus. */
const isOffPage = ({ rect }: Box) => rect.bottom + scrollY <= 0 || rect.right + scrollX <= 0;

const intersects = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Lists the sides of a text that a box leaves free. */
const getFreeSides = (outer: DOMRect, inner: DOMRect) =>
  [
    outer.left > inner.left + 1,
    outer.top > inner.top + 1,
    outer.right < inner.right - 1,
    outer.bottom < inner.bottom - 1,
  ]
    .map(Number)
    .join('');

/** Lists an element and its ancestors. */
function getAncestors(box: Box): Box[] {
  const found: Box[] = [];
  for (let at: Box | undefined = box; at; at = at.parent) found.push(at);
  return found;
}

/** Checks whether another element covers the center of a text, as a dialog covers its page. axe cannot measure such a text. */
function isCovered({ element, rect }: Box, boxes: ReadonlyMap<Element, Box>): boolean {
  const x = (rect.left + rect.right) / 2;
  const y = (rect.top + rect.bottom) / 2;
  for (const at of document.elementsFromPoint(x, y)) {
    if (at.contains(element) || element.contains(at)) return false;
    const other = boxes.get(at);
    if (other && paints(other)) return true;
  }
  return false;
}

function getText(box: Box, boxes: readonly Box[], byElement: ReadonlyMap<Element, Box>): Text | undefined {
  const { element, rect, style } = box;
  if (!hasOwnText(element) || element.closest(DISABLED) || labelsDisabled(element)) return undefined;
  const ancestors = getAncestors(box);
  if (style.visibility !== 'visible' || isOffPage(box) || ancestors.some(isVisuallyHidden)) return undefined;
  if (isCovered(box, byElement)) return undefined;
  const isClipped = ancestors.some((at) => at.clips && !intersects(at.rect, rect));
  const within: Box[] = [];
  const overlaps: [Box, string][] = [];
  for (const other of boxes) {
    if (other !== box && element.contains(other.element)) within.push(other);
    else if (intersects(other.rect, rect) && !other.element.contains(element)) {
      const isLater = element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING;
      overlaps.push([other, `${isLater ? 'over' : 'under'} ${getFreeSides(other.rect, rect)}`]);
    }
  }
  return {
    box,
    around: ancestors.map((at) => [at, getFreeSides(at.rect, rect)]),
    within,
    overlaps,
    kind: [element.closest('label') ? 'label' : '', style.position, isClipped ? 'clipped' : ''].join(' '),
  };
}

/** Lists the texts below an element that need contrast. */
export function findTexts(body: Element): Text[] {
  let parent: Box | undefined;
  for (const element of [document.documentElement, body]) parent = getBox(element, parent);
  const boxes = collectBoxes(parent!, []);
  const byElement = new Map(boxes.map((box) => [box.element, box]));
  return boxes.flatMap((box) => getText(box, boxes, byElement) ?? []);
}

/** Describes what a box paints in the current theme; empty if it paints nothing. */
function describeLayer({ style, shape, pseudo }: Box): string {
  const layer = getValues(style, LAYER_STYLES);
  if (layer === NOTHING && shape === '' && pseudo.length === 0) return '';
  return [shape, layer, ...pseudo.map((each) => getValues(each, PSEUDO_STYLES))].join('|');
}

/**
 * Describes the appearance of each text in the current theme by its own styles and by everything painted around, within, over and under it:
 * texts with the same description have the same contrast.
 */
export function describeTexts(texts: readonly Text[]): Map<Element, string> {
  const layers = new Map<Box, string>();
  const getLayer = (box: Box) => {
    let layer = layers.get(box);
    if (layer === undefined) layers.set(box, (layer = describeLayer(box)));
    return layer;
  };
  const describe = (boxes: readonly (readonly [Box, string])[]) =>
    boxes.flatMap(([box, relation]) => {
      const layer = getLayer(box);
      return layer ? `${relation} ${layer}` : [];
    });
  return new Map(
    texts.map(({ box, kind, around, within, overlaps }) => [
      box.element,
      [
        kind,
        getValues(box.style, TEXT_STYLES),
        ...describe(around),
        'within',
        ...within.map(getLayer).filter(Boolean),
        'overlaps',
        ...describe(overlaps),
      ].join('\n'),
    ]),
  );
}
