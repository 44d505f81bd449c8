// Loaded into a journey's server with `--import`: sets its clock ahead by CLOCK_AHEAD_MS.
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
