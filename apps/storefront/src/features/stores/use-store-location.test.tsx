import { act, renderHook } from '@testing-library/react';
import { useStoreLocation } from './use-store-location.ts';

const POSITION = { latitude: 42.28, longitude: -71.42 };

function open() {
  document.cookie = 'geocode=; max-age=0; path=/';
  const requests: { found: () => void; fail: () => void }[] = [];
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition(found: PositionCallback, failed: PositionErrorCallback) {
        requests.push({
          found: () => act(() => found({ coords: POSITION } as GeolocationPosition)),
          fail: () => act(() => failed({} as GeolocationPositionError)),
        });
      },
    },
  });
  const onFound = jest.fn();
  const hook = renderHook(() => useStoreLocation(onFound));
  return {
    onFound,
    requests,
    unmount: hook.unmount,
    getLocation: () => hook.result.current.location,
    locate: () => act(() => hook.result.current.locate()),
    stop: () => act(() => hook.result.current.stopLocating()),
  };
}

it('searches around the position', () => {
  const { onFound, requests, getLocation, locate } = open();
  locate();
  expect(getLocation()).toBe('locating');
  requests[0]!.found();
  expect(getLocation()).toBe('idle');
  expect(onFound.mock.calls).toEqual([[POSITION]]);
});

it('ignores a position that arrives after a search for a place', () => {
  const { onFound, requests, getLocation, locate, stop } = open();
  locate();
  stop();
  expect(getLocation()).toBe('idle');
  locate();
  stop();
  requests[0]!.fail();
  requests[1]!.found();
  expect(getLocation()).toBe('idle');
  expect(onFound).not.toHaveBeenCalled();
});

it('no longer reports a refused position once a place was searched', () => {
  const { requests, getLocation, locate, stop } = open();
  locate();
  requests[0]!.fail();
  expect(getLocation()).toBe('denied');
  stop();
  expect(getLocation()).toBe('idle');
});

it('ignores a position after the page was left', () => {
  const { onFound, requests, locate, unmount } = open();
  locate();
  unmount();
  requests[0]!.found();
  expect(onFound).not.toHaveBeenCalled();
});
