require('@testing-library/jest-dom');
const { TextDecoder, TextEncoder } = require('node:util');
const { configure } = require('@testing-library/dom');

// Longer than a busy machine takes to load code that a component imports when it is needed.
configure({ asyncUtilTimeout: 10_000 });

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
