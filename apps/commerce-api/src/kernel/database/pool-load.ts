/** The load of a pool of connections. */
export interface PoolLoad {
  /** Requests that wait for a connection. */
  readonly waiting: number;
  /** Milliseconds that a request would wait for a connection if it needed one now. */
  expectedWait(): number;
  /** Counts one that waits, until the returned function is called. */
  wait(): () => void;
  /** Counts a connection in use, until the returned function is called. */
  hold(): () => void;
}

/** Weight of the newest hold in the average. */
const NEWEST = 0.05;

/**
 * @param connections how many there are at most
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
