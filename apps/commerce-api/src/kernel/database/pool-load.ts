/** The load of a connection pool. */
export interface PoolLoad {
  /** Number of requests waiting for a connection. */
  readonly waiting: number;
  /** Returns the milliseconds that a request would wait for a connection now. */
  expectedWait(): number;
  /** Counts a waiting request until the returned function is called. */
  wait(): () => void;
  /** Counts a connection in use until the returned function is called. */
  hold(): () => void;
}

/** Weight of the newest hold in the moving average. */
const NEWEST = 0.05;

/**
 * Measures the load of a connection pool.
 * @param connections maximum number of connections
 * @param clock milliseconds; for tests
 */
export function createPoolLoad(connections: number, clock: () => number = () => performance.now()): PoolLoad {
  let waiting = 0;
  let averageHold = 0;

  const once = (work: () => void) => {
    let done = false;
    return () => {
      if (done) return;
      done = true;
      work();
    };
  };

  return {
    get waiting() {
      return waiting;
    },
    expectedWait: () => (waiting * averageHold) / connections,
    wait: () => {
      waiting += 1;
      return once(() => {
        waiting -= 1;
      });
    },
    hold: () => {
      const since = clock();
      return once(() => {
        averageHold += (clock() - since - averageHold) * NEWEST;
      });
    },
  };
}
