/** After this many tiles in a row that could not be loaded, the map shows its own data only. */
const MAX_FAILURES = 3;

/** Decides from the fate of tiles whether the map shows streets. */
export interface StreetWatch {
  tileLoaded: () => void;
  tileFailed: () => void;
  /** No tile is in flight. */
  settled: () => void;
}

/**
 * Creates a watch.
 *
 * @param onShown called once, with the first tile: until then the map's own data shows
 * @param onFailed called once, when too many tiles in a row, or all of a small map, have failed; nothing is called after it
 */
export function createStreetWatch(onShown: () => void, onFailed: () => void): StreetWatch {
  let failures = 0;
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
    tileFailed() {
      if (isOver) return;
      failures += 1;
      if (failures === MAX_FAILURES) giveUp();
    },
    settled() {
      // A small map has fewer tiles than it takes otherwise.
      if (!isOver && !isShown && failures > 0) giveUp();
    },
  };
}
