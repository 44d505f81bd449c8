import type { Action } from '@reduxjs/toolkit';
import { selectCart, selectLines, selectRemainingLines } from '../../state/cart.selectors.ts';
import { cartActions } from '../../state/cart.slice.ts';
import { savedItemsActions, selectSavedItems } from '../../state/saved-items/index.ts';
import { checkCommands } from './command-checks.ts';
import type { Fate } from './network.ts';
import {
  checkBuyNow,
  checkCart,
  checkOwnWrites,
  checkSaved,
  checkSettled,
  checkShown,
  getUnsettled,
  SETTLED,
} from './quiet-checks.ts';
import { getActual, replay } from './replay.ts';
import { openPage, type Page } from './shop-window.ts';
import { createShop } from './shop.ts';
import { checkSteps } from './step-checks.ts';

/** Longer than every timer and every delay of the network. */
const LONG_MS = 40_000;

/**
 * Opens windows of one session on a shop, behind a network with these fates.
 * @param announcements delays in milliseconds after which one window learns of another's write; undefined for never
 * @param pass advances time
 */
export function createShopping(
  windows: number,
  fates: readonly Fate[],
  announcements: readonly (number | undefined)[],
  pass: (milliseconds: number) => Promise<void>,
) {
  const shop = createShop(fates);
  const start = shop.cart.server.cart.items;
  const closed: Page[] = [];
  const pages: Page[] = [];
  const delays = [...announcements];
  /** Lets pages read the cart if they do not know a revision, as a browser's tabs do. @param revision undefined if unknown */
  const announce = (revision: number | undefined, from?: Page): void => {
    for (const page of pages) {
      const held = selectCart(page.store.getState());
      const isKnown = held && revision !== undefined && revision <= held.revision;
      if (page !== from && !isKnown) page.store.dispatch(cartActions.cartRefreshRequested());
    }
  };
  const open = (index: number): void => {
    const page = openPage(shop, `window-${index}-page-${closed.length}`);
    page.onWrite((revision) => {
      const delay = delays.length > 0 ? delays.shift() : 10;
      if (delay !== undefined) setTimeout(() => announce(revision, page), delay);
    });
    pages[index] = page;
  };
  for (let index = 0; index < windows; index += 1) open(index);

  const getPage = (index: number) => pages[index % pages.length]!;
  const getState = (index: number) => getPage(index).store.getState();
  const check = () => [...pages, ...closed].forEach(checkSteps);
  const isQuiet = () =>
    shop.network.isQuiet() &&
    pages.every(({ store }) => JSON.stringify(getUnsettled(store.getState())) === JSON.stringify(SETTLED));

  /** Waits until nothing is in flight, at most as long as anything can take. */
  async function settle(): Promise<void> {
    for (let rounds = 0; rounds < 10 && (rounds === 0 || !isQuiet()); rounds += 1) await pass(LONG_MS);
    check();
  }

  return {
    shop,
    pages,
    dispatch: (index: number, action: Action) => void getPage(index).store.dispatch(action),
    /** Lets time pass. */
    async wait(milliseconds: number) {
      await pass(milliseconds);
      check();
    },
    /** Closes a window's page and opens it again. */
    reload(index: number) {
      const page = getPage(index);
      page.store.dispatch(cartActions.pendingChangesFlushed());
      page.close();
      closed.push(page);
      open(index % pages.length);
    },
    /** Returns the id of a line shown on a window's page. */
    getLine: (index: number, nth: number): string | undefined => {
      const lines = selectRemainingLines(getState(index)).filter(
        (view) => view.kind === 'line' && !view.pending.includes('remove'),
      );
      return lines[nth % lines.length]?.line.cartItemId;
    },
    /** Returns the id of a removed line that can be restored. */
    getRemoved: (index: number, nth: number): string | undefined => {
      const lines = selectLines(getState(index)).filter(
        (view) => view.kind === 'removed' && view.phase !== 'restoring',
      );
      return lines[nth % lines.length]?.line.cartItemId;
    },
    /** Returns a saved item that is not leaving. */
    getSaved: (index: number, nth: number) => {
      const items = selectSavedItems(getState(index)).flatMap((view) =>
        view.kind === 'item' && !view.leaving ? view.item : [],
      );
      return items[nth % items.length];
    },
    /** Ends all network trouble, and checks everything that must hold once it is quiet. */
    async end() {
      shop.connection.restore();
      shop.network.heal();
      await settle();
      // A line that could not be restored stays on screen with "Try again".
      for (const { store } of pages)
        for (const { line, phase } of Object.values(store.getState().cart.removed))
          if (phase === 'failed') store.dispatch(cartActions.undoRequested({ cartItemId: line.cartItemId }));
      await settle();
      pages.forEach(checkSettled);
      pages.forEach(checkOwnWrites);
      // Requests of a closed page, and lost refreshes, change the cart unnoticed.
      if (pages.length === 1 && !closed.length) pages.forEach((page) => checkShown(page, shop));
      // A page with the latest revision has the latest cart.
      announce(shop.cart.server.cart.revision);
      await settle();
      for (const page of pages) {
        checkCart(page, shop);
        checkSaved(page, shop);
      }
      for (const { store } of pages) {
        store.dispatch(cartActions.cartRequested());
        store.dispatch(savedItemsActions.savedItemsRequested());
      }
      await settle();
      for (const page of pages) {
        checkSettled(page);
        const { cart, saved } = page.store.getState();
        expect([cart.info.phase, saved.list.phase]).toEqual(['ready', 'ready']);
        checkShown(page, shop);
        checkCommands(page, shop.network.carriedOut);
      }
      checkBuyNow(shop);
      expect(getActual(shop)).toEqual(replay(start, shop.network.carriedOut));
    },
    close: () => pages.forEach((page) => page.close()),
  };
}

export type Shopping = ReturnType<typeof createShopping>;
