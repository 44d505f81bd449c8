import { call, cancelled, put, select, takeLatest } from 'redux-saga/effects';
import type { PayloadAction } from '@reduxjs/toolkit';
import { toFailure } from '@foolscap/core/http';
import type { DomainModule } from '@foolscap/core/state';
import type { ProductTilesClient, PunchoutClient } from '../client/index.ts';
import type { PunchoutStart } from '../contract/index.ts';
import type { TileDetails } from '../model/index.ts';
import {
  selectTileDrawer,
  tileDrawerActions,
  tileDrawerReducer,
  type OpenTileDrawer,
  type TileDrawerContent,
  type TileDrawerState,
} from './tile-drawer.slice.ts';

export interface TileDrawerDeps {
  client: ProductTilesClient;
  /** Reads the details of an item's page; rejects with `HttpError`. */
  readDetails: (itemId: string, signal: AbortSignal) => Promise<TileDetails>;
  /** Starts visits to the configurator (storefront-4.38). */
  punchout: Pick<PunchoutClient, 'start'>;
  /** Leaves the shop for a page of another site. */
  leave: (url: string) => void;
}

/** Creates the drawer of tiles: a slice, and a saga that loads its content. The newest click wins, and closing aborts the call. */
export function createTileDrawerModule({
  client,
  readDetails,
  punchout,
  leave,
}: TileDrawerDeps): DomainModule<TileDrawerState, 'tileDrawer'> {
  async function read({ kind, item }: OpenTileDrawer, signal: AbortSignal): Promise<TileDrawerContent> {
    if (kind !== 'alternates' && kind !== 'replacement')
      return { details: await readDetails(item.itemId, signal) };
    const skus = item.restrictionDetails?.altProducts ?? [];
    if (!skus.length) return { items: [] };
    return {
      items: await client.readTiles(skus, signal, {
        inPlaceOf: { itemId: item.itemId, quantity: item.quantity ?? 1 },
      }),
    };
  }

  function* load(): Generator {
    const drawer = (yield select(selectTileDrawer)) as OpenTileDrawer | undefined;
    if (!drawer?.isOpen || drawer.phase !== 'pending') return;
    const aborter = new AbortController();
    try {
      yield put(
        tileDrawerActions.tileDrawerFilled((yield call(read, drawer, aborter.signal)) as TileDrawerContent),
      );
    } catch (error) {
      yield put(tileDrawerActions.tileDrawerFailed(toFailure(error)));
    } finally {
      if ((yield cancelled()) as boolean) aborter.abort();
    }
  }

  function* visit({ type, payload }: PayloadAction<{ qty: number } | undefined>): Generator {
    const drawer = (yield select(selectTileDrawer)) as OpenTileDrawer | undefined;
    if (type !== tileDrawerActions.punchoutRequested.type || !payload || !drawer?.isOpen) return;
    const aborter = new AbortController();
    try {
      const body = { itemId: drawer.item.itemId, qty: payload.qty };
      const { url } = (yield call(punchout.start, body, aborter.signal)) as PunchoutStart;
      yield call(leave, url);
      yield put(tileDrawerActions.punchoutStarted());
    } catch (error) {
      yield put(tileDrawerActions.punchoutFailed(toFailure(error)));
    } finally {
      if ((yield cancelled()) as boolean) aborter.abort();
    }
  }

  const { punchoutRequested, tileDrawerOpened, tileDrawerRetried, tileDrawerClosed } = tileDrawerActions;
  return {
    name: 'tileDrawer',
    reducer: tileDrawerReducer,
    *saga() {
      yield takeLatest([tileDrawerOpened.type, tileDrawerRetried.type, tileDrawerClosed.type], load);
      // A closed drawer, or a drawer for another product, must not leave the shop.
      yield takeLatest([punchoutRequested.type, tileDrawerOpened.type, tileDrawerClosed.type], visit);
    },
  };
}
