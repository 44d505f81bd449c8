require('@testing-library/jest-dom');
const { TextDecoder, TextEncoder } = require('node:util');

// Every browser has these; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A pointer's events, as far as components ask for them: those of a mouse with a kind of pointer.
if (globalThis.MouseEvent) {
  globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {
    constructor(type, { pointerId = 0, pointerType = '', ...rest } = {}) {
      super(type, rest);
      this.pointerId = pointerId;
      this.pointerType = pointerType;
    }
  };
}
