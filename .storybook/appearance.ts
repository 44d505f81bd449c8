/** Styles of a text that affect its contrast, with the styles of its background. */
const TEXT_STYLES = [
  'color',
  'font-size',
  'font-weight',
  'text-shadow',
  '-webkit-text-fill-color',
  'text-indent',
];
const LAYER_STYLES = [
  'background-color',
  'background-image',
  'background-clip',
  'opacity',
  'filter',
  'mix-blend-mode',
  'box-shadow',
];
const PSEUDO_STYLES = ['content', 'position', 'background-color', 'background-image', 'width', 'height'];
const CONTROLS =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="hidden"]), select, textarea';
/** Elements that need no contrast. */
const DISABLED = ':disabled, [aria-disabled="true"], [inert]';
/** Elements that paint something even without a background. */
const PICTURES = 'img, svg, canvas, video, picture';

interface Layer {
  readonly rect: DOMRect;
  readonly look: string;
  readonly paints: boolean;
}

const getValues = (style: CSSStyleDeclaration, names: readonly string[]) =>
  names.map((name) => style.getPropertyValue(name)).join(';');

function getLayer(element: Element): Layer {
  const style = getComputedStyle(element);
  const isPainted =
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    style.backgroundImage !== 'none' ||
    element.matches(PICTURES);
  const pseudo = ['::before', '::after'].map((name) => {
    const own = getComputedStyle(element, name);
    return own.content === 'none' || own.content === 'normal' ? '' : getValues(own, PSEUDO_STYLES);
  });
  return {
    rect: element.getBoundingClientRect(),
    look: [getValues(style, LAYER_STYLES), ...pseudo].join('|'),
    paints: isPainted || pseudo.some(Boolean),
  };
}

const hasOwnText = (element: Element) =>
  element.matches(CONTROLS) ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Checks whether a text is visually hidden, that is, clipped to a pixel for screen readers. */
const isVisuallyHidden = (rect: DOMRect, style: CSSStyleDeclaration) =>
  rect.width <= 1 && rect.height <= 1 && style.overflow === 'hidden' && style.clipPath !== 'none';

const encloses = (outer: DOMRect, inner: DOMRect) =>
  outer.left <= inner.left + 1 &&
  outer.top <= inner.top + 1 &&
  outer.right >= inner.right - 1 &&
  outer.bottom >= inner.bottom - 1;

const intersects = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Collects everything that affects the contrast of a text without overlaps: its own styles, its ancestors and its
 * descendants.
 */
function describe(element: Element, layers: ReadonlyMap<Element, Layer>): string {
  const { rect } = layers.get(element)!;
  const around: string[] = [];
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    const layer = layers.get(parent) ?? getLayer(parent);
    around.push(layer.look, layer.paints && !encloses(layer.rect, rect) ? 'beside' : '');
  }
  const within = [...element.querySelectorAll('*')].map((child) => layers.get(child)?.look ?? 'hidden');
  const style = getComputedStyle(element);
  const kind = `${element.localName} ${element.closest('label') ? 'label' : ''} ${style.clipPath} ${style.position}`;
  return [kind, getValues(style, TEXT_STYLES), ...around, 'within', ...within].join('\n');
}

/**
 * Describes the appearance of each text below an element: texts with the same description have the same contrast. The
 * description is `undefined` for a text that overlaps elements other than its ancestors, such as a badge on a picture,
 * because those affect its contrast. Leaves out texts that need no contrast.
 */
export function describeTexts(body: Element): Map<Element, string | undefined> {
  const elements = [...body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const layers = new Map(elements.map((element) => [element, getLayer(element)]));
  const painted = elements.filter((element) => layers.get(element)!.paints);
  const texts = new Map<Element, string | undefined>();
  for (const element of elements) {
    if (!hasOwnText(element) || element.closest(DISABLED)) continue;
    const { rect } = layers.get(element)!;
    if (isVisuallyHidden(rect, getComputedStyle(element))) continue;
    const isOverlapped = painted.some(
      (other) =>
        !other.contains(element) && !element.contains(other) && intersects(layers.get(other)!.rect, rect),
    );
    texts.set(element, isOverlapped ? undefined : describe(element, layers));
  }
  return texts;
}
