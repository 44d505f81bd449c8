import { runSaga, stdChannel } from 'redux-saga';
import { pageOpened } from '../../routing/pages.ts';
import { announcePages, type InnerWindow } from './announce-pages.ts';

function open(around: Partial<InnerWindow>) {
  const location = { origin: 'https://shop.example', pathname: '/c/paper', search: '?page=2' };
  const inner = { location, parent: undefined as unknown, ...around };
  inner.parent ??= inner;
  const channel = stdChannel();
  runSaga({ channel }, announcePages, inner);
  return (pathname: string) => {
    Object.assign(location, { pathname, search: '' });
    channel.put(pageOpened);
  };
}

it('sends each route to the wrapper of the mobile app', () => {
  const postMessage = jest.fn();
  const openPage = open({ ReactNativeWebView: { postMessage } });
  openPage('/cart');
  expect(postMessage.mock.calls).toEqual([
    ['{"type":"navigation","route":"/c/paper?page=2"}'],
    ['{"type":"navigation","route":"/cart"}'],
  ]);
});

it('sends each route to a parent window of the same origin', () => {
  const postMessage = jest.fn();
  const openPage = open({ parent: { postMessage } });
  openPage('/cart');
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'navigation', route: '/c/paper?page=2' }, 'https://shop.example'],
    [{ type: 'navigation', route: '/cart' }, 'https://shop.example'],
  ]);
});

it('sends later routes after a wrapper has thrown', () => {
  const postMessage = jest.fn(() => {
    throw new Error('closed');
  });
  const openPage = open({ ReactNativeWebView: { postMessage } });
  openPage('/cart');
  expect(postMessage).toHaveBeenCalledTimes(2);
});
