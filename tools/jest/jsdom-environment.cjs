const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, in which advancing fake time does not wait for real time. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    // Fake timers let promises run during a real `setImmediate` if there is one. Otherwise they use `setTimeout`, several times per call,
    // which takes at least a millisecond each. A window has no `setImmediate`, so it exists only while the fake timers are created.
    global.setImmediate = setImmediate;
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global });
    delete global.setImmediate;
    delete this.fakeTimersModern._fakeTimers.timers.setImmediate;
  }
};
