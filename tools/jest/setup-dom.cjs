require('@testing-library/jest-dom');
const { TextDecoder, TextEncoder } = require('node:util');

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
