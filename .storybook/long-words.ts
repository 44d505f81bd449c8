/** An imported text may be a list of models without a space, which is one word to the browser. */
const LONG_WORD = 'L5500DN,'.repeat(50);

/** Space around a story, into which a control may extend; in px. */
const STORY_PADDING = 16;

/** Shorter texts may be in a label by chance. */
const MIN_LENGTH = 4;

/** Properties that hold codes and addresses, which are not shown. */
const NOT_SHOWN =
  /^(?:[\w]*(?:href|url|src|id|action|code|type|kind|variant|size|className|suffix)|storeStatus\w*|phase|\w*hours|key|ref|_\w+)$/i;

/** Collects the texts within the args of a story, including those in elements. */
function collectTexts(value: unknown, texts = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') {
    if (value.length >= MIN_LENGTH && /\p{L}/u.test(value)) texts.add(value.trim());
  } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value);
    for (const [key, part] of Object.entries(value))
      if (!NOT_SHOWN.test(key)) collectTexts(part, texts, seen);
  }
  return texts;
}

/** Returns the texts of the page that contain a text of the args. */
function findShown(body: HTMLElement, texts: ReadonlySet<string>): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const shown: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data, parentElement } = node as Text;
    if (parentElement?.closest('script, style')) continue;
    if ([...texts].some((text) => data.includes(text))) shown.push(node as Text);
  }
  return shown;
}

const isTooWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + STORY_PADDING;

/** Describes the texts that end outside of the window. */
function describeOutside(texts: readonly Text[], originals: readonly string[]): string {
  const range = document.createRange();
  return texts
    .flatMap((text, place) => {
      range.selectNodeContents(text);
      const isOutside = range.getBoundingClientRect().right > innerWidth;
      return isOutside ? `${text.parentElement?.className} (${originals[place]!.slice(0, 40)})` : [];
    })
    .join(', ');
}

/**
 * Checks that no page or dialog is wider than its window, either with the long texts of a story or if each of them is one word of hundreds
 * of characters.
 * @param args the args of the story; empty for a component whose texts are the shop's own (`parameters.hasOwnTexts`)
 */
export function checkWidth(args: object, body: HTMLElement): void {
  const shown = findShown(body, collectTexts(args));
  const originals = shown.map(({ data }) => data);
  const places = () => [
    document.documentElement,
    ...[...body.querySelectorAll('[role=dialog], [role=dialog] *')].filter(
      (element) => getComputedStyle(element).overflowY === 'auto',
    ),
  ];
  const check = (what: string) => {
    const place = places().find(isTooWide);
    if (!place) return;
    const { scrollWidth, clientWidth } = place;
    throw new Error(
      `${what} a ${place.localName} is ${scrollWidth} px wide in ${clientWidth} px: ${describeOutside(shown, originals)}`,
    );
  };
  check('With long texts');
  try {
    for (const text of shown) text.data = LONG_WORD;
    check('With words of 400 characters');
  } finally {
    shown.forEach((text, place) => (text.data = originals[place]!));
  }
}
