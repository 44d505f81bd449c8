/** Rounding, and the space of letters that reach above or below their line; in px. */
const TOLERANCE = 2;

/** Space around a story, into which a control may extend; in px. */
const STORY_PADDING = 16;

/** Elements with a layer of their own, which may cover others. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=listbox], [role=tooltip], [role=menu]';

interface ShownText {
  readonly text: string;
  readonly element: HTMLElement;
  /** The lines of the text, without what is hidden. */
  readonly lines: readonly Line[];
  readonly layer: Element | null;
}

type Line = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns whether an element ends long texts with an ellipsis. */
const hasEllipsis = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

/** Returns the area outside of which an element hides its content. */
function getClip({ overflowX, overflowY, clipPath }: CSSStyleDeclaration, frame: DOMRect): Line {
  if (clipPath !== 'none') return { left: 0, right: 0, top: 0, bottom: 0 };
  const { left, right, top, bottom } = frame;
  return {
    ...(overflowX === 'visible' ? { left: -Infinity, right: Infinity } : { left, right }),
    ...(overflowY === 'visible' ? { top: -Infinity, bottom: Infinity } : { top, bottom }),
  };
}

/** Returns the layer of an element: what is in front of the page, or stays in place while it scrolls, may cover it. */
const getLayer = (around: readonly HTMLElement[]): Element | null =>
  around.find(
    (each) => each.matches(LAYERS) || ['fixed', 'sticky'].includes(getComputedStyle(each).position),
  ) ?? null;

/** Returns whether the element scrolls, so that its whole content can be reached. */
const isScrollable = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');

/** Returns the elements that contain an element, from the inside. */
function listAround(element: HTMLElement, body: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let each: HTMLElement | null = element; each && each !== body; each = each.parentElement)
    around.push(each);
  return around;
}

const intersect = (one: Line, other: Line): Line => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

const isEmpty = ({ left, right, top, bottom }: Line): boolean => right - left <= 1 || bottom - top <= 1;

/** Lists the visible texts of a page, and throws if an element cuts one. */
function listTexts(body: HTMLElement): ShownText[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const shown: ShownText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!element || !text || element.closest('script, style, noscript, svg, select')) continue;
    if (
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      continue;
    range.selectNodeContents(node);
    let lines: Line[] = [...range.getClientRects()];
    let mayEndEarly = false;
    const around = listAround(element, body);
    for (const each of around) {
      const style = getComputedStyle(each);
      const clip = getClip(style, each.getBoundingClientRect());
      mayEndEarly ||= hasEllipsis(style) || isScrollable(style);
      const visible = lines.map((line) => intersect(line, clip));
      // A line that is hidden as a whole is hidden on purpose.
      const cut = lines.find((line, place) => {
        const part = visible[place]!;
        return (
          !isEmpty(part) && (line.right > part.right + TOLERANCE || line.bottom > part.bottom + 2 * TOLERANCE)
        );
      });
      if (cut && !mayEndEarly)
        throw new Error(
          `"${text.slice(0, 60)}" (${element.className}) is cut by ${each.className || each.localName}.`,
        );
      lines = visible.filter((line) => !isEmpty(line));
    }
    lines = lines.filter((line) => !isEmpty(line));
    if (lines.length) shown.push({ text, element, lines, layer: getLayer(around) });
  }
  return shown;
}

const height = ({ top, bottom }: Pick<Line, 'top' | 'bottom'>): number => bottom - top;

/** Returns whether two lines cover each other. Lines are higher than their letters, so they may touch. */
function isOver(one: Line, other: Line): boolean {
  const { left, right, ...common } = intersect(one, other);
  return right - left > TOLERANCE && height(common) > Math.min(height(one), height(other)) / 3;
}

/** Returns the first two texts of a layer that cover each other. */
function findOverlap(texts: readonly ShownText[]): [ShownText, ShownText] | undefined {
  for (const [place, one] of texts.entries())
    for (const other of texts.slice(place + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.lines.some((line) => other.lines.some((each) => isOver(line, each)))) return [one, other];
    }
  return undefined;
}

const name = ({ text, element }: ShownText): string => `"${text.slice(0, 60)}" (${element.className})`;

/**
 * Checks that long texts fit on a small screen: the page is not wider than the screen, no text is cut, and no text covers another. Texts
 * with an ellipsis, and those in areas that scroll, are not cut.
 */
export function checkFit({ canvasElement }: { canvasElement: HTMLElement }): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = listTexts(canvasElement.ownerDocument.body);
  if (scrollWidth > clientWidth + STORY_PADDING) {
    const widest = texts.find(({ lines }) => lines.some(({ right }) => right > clientWidth));
    throw new Error(`The page is ${scrollWidth} px wide in ${clientWidth} px: ${widest && name(widest)}`);
  }
  const overlap = findOverlap(texts);
  if (overlap) throw new Error(`${name(overlap[0])} and ${name(overlap[1])} cover each other.`);
}
