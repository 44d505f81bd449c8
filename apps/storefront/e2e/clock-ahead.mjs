// Loaded into the server of a journey with `--import`: its clock is CLOCK_AHEAD_MS ahead.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const Real = globalThis.Date;

globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length) super(...args);
    else super(Real.now() + ahead);
  }
  static now() {
    return Real.now() + ahead;
  }
};
