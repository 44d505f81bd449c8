/** Typed in `types/fake-time.d.ts`; tests import it as `@foolscap/fake-time`. */
module.exports = {
  freezeTime() {
    // Promises resolve by themselves; only timers are faked.
    beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
    afterEach(() => void jest.useRealTimers());
  },

  pass: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds),

  settle: () => jest.advanceTimersByTimeAsync(0),

  limitTurns(what, most = 1000) {
    let turns = 0;
    return () => {
      turns += 1;
      if (turns > most) throw new Error(`After ${most} turns: ${what}`);
    };
  },
};
