import type { Message } from '@foolscap/core/vocabulary';
import { IDLE } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { CartItem, SavedItemsData } from '../../contract/index.ts';

/** A change to the saved items confirmed by the server, to be announced. */
export type ConfirmedSavedChange =
  | { kind: 'saved' | 'removed'; name: string }
  /** `lines` are the cart lines in the reply. Those that are INVALID or have messages contain what stayed saved and why. */
  | { kind: 'moved'; lines: CartItem[]; errors: readonly Message[] };

export interface SavedItemsState {
  /** The first page; kept while a newer one is loading. */
  list: Loadable<SavedItemsData>;
  /** Whether a page shows the list, so that it is kept current. */
  isWanted: boolean;
  /** The highest known revision; a held list with a lower one is read again. */
  newest: number;
  /** Counts events without a revision that make reads in flight outdated: moves by the server, other sessions, other windows. */
  outdated: number;
  /** The session epoch that the list belongs to. */
  sessionId?: string | undefined;
  /** The cart and revision of the last SFL_MOVED message, which replies repeat until the next change. */
  movedAt?: string;
  /** The last confirmed change. `serial` distinguishes consecutive ones, so that each is announced once. */
  confirmed?: { change: ConfirmedSavedChange; serial: number };
}

export const initialSavedItemsState: SavedItemsState = {
  list: IDLE,
  isWanted: false,
  newest: 0,
  outdated: 0,
};
