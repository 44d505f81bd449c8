/** After this many tiles in a row that could not be loaded, the map shows its own data only. */
const MAX_FAILURES = 3;

/** Decides from the fate of tiles whether the map shows streets. */
export interface StreetWatch {
  /** A tile has arrived that has something of the schema. */
  tileLoaded: () => void;
  /** A tile without features, or of another schema, has arrived: it has nothing to show in place of the map's own data. */
  tileEmpty: () => void;
  tileFailed: () => void;
  /** No tile is in flight. */
  settled: () => void;
}

/**
 * Creates a watch.
 *
 * @param onShown called once, with the first tile that is not empty: until then the map's own data shows
 * @param onFailed called once, when too many tiles in a row have failed, or when a map has settled and all its tiles have failed or are empty;
 *   nothing is called after it
 */
export function createStreetWatch(onShown: () => void, onFailed: () => void): StreetWatch {
  let failures = 0;
  let hasEmpty = false;
  let isShown = false;
  let isOver = false;
  const giveUp = () => {
    isOver = true;
    onFailed();
  };
  return {
    tileLoaded() {
      if (isOver) return;
      failures = 0;
      if (isShown) return;
      isShown = true;
      onShown();
    },
    tileEmpty() {
      // The service has answered.
      failures = 0;
      hasEmpty = true;
    },
    tileFailed() {
      if (isOver) return;
      failures += 1;
      if (failures === MAX_FAILURES) giveUp();
    },
    settled() {
      // A small map has fewer tiles than it takes otherwise.
      if (!isOver && !isShown && (failures > 0 || hasEmpty)) giveUp();
    },
  };
}
