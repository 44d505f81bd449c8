const { TextDecoder, TextEncoder } = require('node:util');

// Only tests of components and hooks need the Testing Library; loading it takes about as long as creating the window.
if (expect.getState().testPath.endsWith('.tsx')) {
  require('@testing-library/jest-dom');
  // Long enough for a busy machine to load code that a component imports on demand.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
}

// Every browser has these; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// The pointer events that components use: mouse events with a pointer type.
if (globalThis.MouseEvent) {
  globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {
    constructor(type, { pointerId = 0, pointerType = '', ...rest } = {}) {
      super(type, rest);
      this.pointerId = pointerId;
      this.pointerType = pointerType;
    }
  };
}
