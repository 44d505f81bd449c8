import { createTabChannel, listenToKey } from './index.ts';

/** Connects channels with the same name, as a browser does. */
class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name) other.onmessage?.({ data } as MessageEvent);
  }
  close() {}
}

it('announces to the other tabs until they stop listening, and not to its own', () => {
  const [own, other, elsewhere] = ['shop', 'shop', 'another shop'].map((name) =>
    createTabChannel<number>(name, FakeChannel),
  );
  const heard: [string, number][] = [];
  own!.listen((message) => heard.push(['own', message]));
  const stop = other!.listen((message) => heard.push(['other', message]));
  elsewhere!.listen((message) => heard.push(['elsewhere', message]));
  own!.announce(1);
  stop();
  own!.announce(2);
  expect(heard).toEqual([['other', 1]]);
});

it('does nothing where the browser has no channel or refuses it', () => {
  class Refused {
    constructor() {
      throw new DOMException('refused', 'SecurityError');
    }
  }
  for (const Channel of [undefined, Refused as unknown as typeof FakeChannel]) {
    const channel = createTabChannel<number>('shop', Channel);
    const stop = channel.listen(() => undefined);
    expect(() => channel.announce(1)).not.toThrow();
    stop();
  }
});

it('listens to changes of a key by other tabs', () => {
  const page = new EventTarget() as unknown as Window;
  const heard = jest.fn();
  const stop = listenToKey('count', heard, 'foolscap:', page);
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('foolscap:count');
  change('foolscap:other');
  expect(heard).toHaveBeenCalledTimes(1);
  // The whole storage was cleared.
  change(null);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  change('foolscap:count');
  expect(heard).toHaveBeenCalledTimes(2);
});
