/** @jest-environment jsdom */
import { createPaymentFrames } from './payment-frames.ts';

const URL_OF_FRAME = 'https://pay.example/fields?transactionId=t-1';
const ready = { transactionId: 't-1', status: 'READY', height: 200 };

function setUp() {
  const contents = { postMessage: jest.fn() };
  const element = document.createElement('iframe');
  Object.defineProperty(element, 'contentWindow', { value: contents, configurable: true });
  const onEvent = jest.fn();
  const frame = createPaymentFrames(window).connect(element, URL_OF_FRAME, 't-1', onEvent);
  const send = (data: unknown, origin = 'https://pay.example', source: unknown = contents) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { contents, element, frame, onEvent, send };
}

it('passes the messages of the frame on', () => {
  const { frame, onEvent, send } = setUp();
  send(ready);
  send({ transactionId: 't-1', status: 'FAILED', code: 'INVALID_CARD' });
  expect(onEvent.mock.calls.map(([event]) => event.status)).toEqual(['READY', 'FAILED']);
  frame.close();
});

it.each<[string, unknown, string, unknown]>([
  ['another origin', ready, 'https://evil.example', undefined],
  ['another window', ready, 'https://pay.example', {}],
  ['no window', ready, 'https://pay.example', null],
  ['another transaction', { ...ready, transactionId: 't-2' }, 'https://pay.example', undefined],
])('ignores a message of %s', (_name, data, origin, source) => {
  const { contents, frame, onEvent, send } = setUp();
  send(data, origin, source === undefined ? contents : source);
  expect(onEvent).not.toHaveBeenCalled();
  frame.close();
});

it('ignores messages without a window once the frame was removed', () => {
  const { element, frame, onEvent, send } = setUp();
  Object.defineProperty(element, 'contentWindow', { value: null });
  send(ready, 'https://pay.example', null);
  expect(onEvent).not.toHaveBeenCalled();
  expect(() => frame.submit()).not.toThrow();
  frame.close();
});

it('sends the request to submit to the frame, and to no other origin', () => {
  const { contents, frame } = setUp();
  frame.submit();
  expect(contents.postMessage).toHaveBeenCalledWith(
    { transactionId: 't-1', action: 'SUBMIT' },
    'https://pay.example',
  );
  frame.close();
});

it('receives nothing after it was closed', () => {
  const { frame, onEvent, send } = setUp();
  frame.close();
  send(ready);
  expect(onEvent).not.toHaveBeenCalled();
});
