/** Number of failed tiles in a row after which the map shows only its own data. */
const MAX_FAILURES = 3;

/** Decides whether the map shows streets, based on the results of tiles. */
export interface StreetWatch {
  /** A tile with features of the schema has loaded. */
  tileLoaded: () => void;
  /** A tile without features, or with another schema, has loaded. It cannot replace the map's own data. */
  tileEmpty: () => void;
  tileFailed: () => void;
  /**
   * No tile is in flight.
   *
   * @param view whether the tiles in view contain features of the schema; `none` if the view needs no tiles
   */
  settled: (view: 'streets' | 'empty' | 'none') => void;
}

/**
 * Creates a watch.
 *
 * @param onShown called with the first tile that is not empty; until then, the map's own data is shown. Called again after `onHidden`, once a
 * view has
 *   such tiles
 * @param onFailed called once, when too many tiles in a row have failed, or when a map has settled and all its tiles have failed or are
 * empty;
 *   no callback is called after it
 * @param onHidden called when a map that has shown streets settles in a view without streets, where the map's own data is shown
 */
export function createStreetWatch(
  onShown: () => void,
  onFailed: () => void,
  onHidden: () => void,
): StreetWatch {
  let failures = 0;
  let hasEmpty = false;
  let state: 'waiting' | 'shown' | 'hidden' | 'over' = 'waiting';
  const giveUp = () => {
    state = 'over';
    onFailed();
  };
  const show = () => {
    if (state === 'over' || state === 'shown') return;
    state = 'shown';
    onShown();
  };
  return {
    tileLoaded() {
      failures = 0;
      show();
    },
    tileEmpty() {
      // The service has replied.
      failures = 0;
      hasEmpty = true;
    },
    tileFailed() {
      if (state === 'over') return;
      failures += 1;
      if (failures === MAX_FAILURES) giveUp();
    },
    settled(view) {
      // A small map has fewer tiles than it takes otherwise.
      if (state === 'waiting' && (failures > 0 || hasEmpty)) giveUp();
      else if (state === 'hidden' && view === 'streets') show();
      else if (state === 'shown' && view === 'empty') {
        state = 'hidden';
        onHidden();
      }
    },
  };
}
