import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { TileItem } from '../../model/index.ts';
import { aTileItem } from '../../testing/index.ts';
import { ProductTile, TileCompare, TileGrid, useTileBeacons } from '../index.ts';

const seenOf = (id: string) => `https://ads.example/seen/${id}`;
const pageOf = (id: string) => `https://ads.example/page/${id}`;
const clickOf = (id: string) => `https://ads.example/click/${id}`;

const sponsored = (itemId: string): TileItem =>
  aTileItem({
    itemId,
    compareItemID: itemId,
    title: `Paper ${itemId}`,
    impBeacon: pageOf(itemId),
    impBeacons: [seenOf(itemId)],
    clickBeacons: [clickOf(itemId)],
  });

/** Observers of the page. jsdom has none. */
class FakeObserver {
  static all: FakeObserver[] = [];
  observed = new Set<Element>();
  constructor(
    private readonly callback: (
      entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[],
    ) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }
  /** Elements in the viewport: their visibility is reported when they are first observed. */
  static visible = new Set<string>();
  private static isVisible = (element: Element) =>
    [...FakeObserver.visible].some((id) => element.textContent?.includes(`Paper ${id}`));
  observe(target: Element) {
    this.observed.add(target);
    this.callback([{ target, isIntersecting: FakeObserver.isVisible(target) }]);
  }
  unobserve(target: Element) {
    this.observed.delete(target);
  }
  disconnect() {
    this.observed.clear();
  }
  static scrollTo(...ids: string[]) {
    FakeObserver.visible = new Set(ids);
    for (const { observed, callback } of FakeObserver.all)
      callback([...observed].map((target) => ({ target, isIntersecting: FakeObserver.isVisible(target) })));
  }
}

beforeEach(() => {
  FakeObserver.all = [];
  FakeObserver.visible = new Set();
  // The parts of the class that the hook uses.
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});

interface PageProps {
  items?: readonly TileItem[];
  view?: string;
  isActive?: boolean;
}

function openPage(first: PageProps = {}) {
  const sent: string[] = [];
  const send = (urls: readonly string[]) => void sent.push(...urls);
  const initial = [sponsored('a'), sponsored('b'), aTileItem({ itemId: 'c', title: 'Paper c' })];
  function Page({ items = initial, view = '/search?q=paper', isActive = true }: PageProps) {
    const grid = useRef<HTMLUListElement>(null);
    useTileBeacons({ grid, items, view, isActive, send });
    return (
      <TileGrid ref={grid} label="Products">
        {items.map((item) => (
          <ProductTile
            key={item.itemId}
            item={item}
            onAdd={() => undefined}
            compare={<TileCompare item={item} isChosen={false} onChange={() => undefined} />}
          />
        ))}
      </TileGrid>
    );
  }
  const { rerender, unmount } = render(<Page {...first} />);
  return { sent, unmount, show: (props: PageProps) => rerender(<Page {...props} />) };
}

const link = (id: string) => screen.getByRole('link', { name: `Paper ${id}` });
const button = (id: string) => screen.getByRole('button', { name: `Add to cart Paper ${id}` });

describe('impressions', () => {
  it('are reported once when a tile is visible, by one observer with a margin of 50 px at the bottom', () => {
    const { sent } = openPage();
    expect(sent).toEqual([]);
    FakeObserver.scrollTo('a');
    FakeObserver.scrollTo();
    FakeObserver.scrollTo('a', 'b', 'c');
    expect(sent).toEqual([seenOf('a'), seenOf('b')]);
    expect(FakeObserver.all.map(({ options }) => options.rootMargin)).toEqual(['0px 0px 50px']);
  });

  it('of the same page view are not repeated, for example when the tiles are rendered again', () => {
    const { sent, show } = openPage();
    FakeObserver.scrollTo('a');
    show({ items: [sponsored('a'), sponsored('d')] });
    expect(sent).toEqual([seenOf('a')]);
    FakeObserver.scrollTo('a', 'd');
    expect(sent).toEqual([seenOf('a'), seenOf('d')]);
  });

  it('are repeated after a change of page or filter, for tiles that are visible then', () => {
    const { sent, show } = openPage();
    FakeObserver.scrollTo('a', 'b');
    FakeObserver.scrollTo('b');
    show({ view: '/search?q=paper&brand=Ridgeway' });
    expect(sent).toEqual([seenOf('a'), seenOf('b'), seenOf('b')]);
  });

  it('wait for the products of a new filter', () => {
    const { sent, show } = openPage();
    FakeObserver.scrollTo('a', 'd');
    const view = '/search?q=paper&brand=Ridgeway';
    show({ view, isActive: false });
    expect(sent).toEqual([seenOf('a')]);
    show({ view, items: [sponsored('d')] });
    expect(sent).toEqual([seenOf('a'), seenOf('d')]);
  });

  it('of tiles before consent are reported after it if they are still visible', () => {
    const { sent, show } = openPage({ isActive: false });
    FakeObserver.scrollTo('a');
    FakeObserver.scrollTo('b');
    expect(FakeObserver.all).toEqual([]);
    show({ isActive: true });
    expect(sent).toEqual([seenOf('b')]);
  });

  it('end with the withdrawal of consent, and are not repeated when it is given again', () => {
    const { sent, show } = openPage();
    FakeObserver.scrollTo('a');
    show({ isActive: false });
    FakeObserver.scrollTo('a', 'b');
    expect(sent).toEqual([seenOf('a')]);
    show({ isActive: true });
    expect(sent).toEqual([seenOf('a'), seenOf('b')]);
  });

  it('are missing in a browser without IntersectionObserver, where presses are still reported', () => {
    // An old browser.
    delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
    const { sent } = openPage();
    fireEvent.click(link('a'));
    expect(sent).toEqual([pageOf('a'), clickOf('a')]);
  });

  it('are not watched after the page is left', () => {
    const { unmount } = openPage();
    unmount();
    expect(FakeObserver.all.map(({ observed }) => observed.size)).toEqual([0]);
  });
});

describe('presses', () => {
  // jsdom cannot follow links.
  const stayHere = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  beforeEach(() => document.addEventListener('click', stayHere));
  afterEach(() => document.removeEventListener('click', stayHere));

  it.each([
    ['link', link],
    ['button', button],
  ])('on the %s report the page beacon and the click beacons', (_, find) => {
    const { sent } = openPage();
    fireEvent.click(find('b'));
    expect(sent).toEqual([pageOf('b'), clickOf('b')]);
  });

  it('on another control report the page beacon only, once for its label and its box', () => {
    const { sent } = openPage();
    fireEvent.click(screen.getAllByText(/^Compare/)[0]!);
    expect(sent).toEqual([pageOf('a')]);
  });

  it('are one interaction each, a double click as well', () => {
    const { sent } = openPage();
    fireEvent.click(link('a'), { detail: 1 });
    fireEvent.click(link('a'), { detail: 2 });
    expect(sent).toEqual([pageOf('a'), clickOf('a')]);
    fireEvent.click(link('a'), { detail: 1 });
    expect(sent).toHaveLength(4);
  });

  it('with the middle button are reported on links', () => {
    const { sent } = openPage();
    fireEvent(button('a'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    fireEvent(link('a'), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(sent).toEqual([]);
    fireEvent(link('a'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(sent).toEqual([pageOf('a'), clickOf('a')]);
  });

  it('on a tile without beacons, and without consent, report nothing', () => {
    const { sent, show } = openPage();
    fireEvent.click(link('c'));
    show({ isActive: false });
    fireEvent.click(link('a'));
    expect(sent).toEqual([]);
  });
});
