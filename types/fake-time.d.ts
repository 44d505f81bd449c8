/** Time in the unit, saga and component tests (`tools/jest/fake-time.cjs`). */
declare module '@foolscap/fake-time' {
  /** Holds the time during each test of a file or `describe`: it passes only by `pass`. */
  export function freezeTime(): void;
  /** Lets time pass: runs each timer when it is due, and the promises that follow from it. */
  export function pass(milliseconds: number): Promise<void>;
  /** Runs all promises that wait for no time, e.g. replies of fake clients and the sagas that receive them. */
  export function settle(): Promise<void>;
  /**
   * Bounds a loop that calls the returned function in each turn.
   *
   * @param what the error of a loop that does not end, e.g. `the cart is still changing`
   */
  export function limitTurns(what: string, most?: number): () => void;
}
