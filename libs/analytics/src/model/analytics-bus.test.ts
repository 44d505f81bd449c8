import { createAnalyticsBus } from './analytics-bus.ts';

const names = (sent: { name: string }[]) => sent.map(({ name }) => name);

function setUp() {
  const sent: { name: string; sequence: number }[] = [];
  const bus = createAnalyticsBus(() => 7);
  const say = (...list: string[]) => list.forEach((name) => bus.report({ name, data: {} }));
  return { bus, say, sent };
}

it('queues events in order until a provider and consent are present, then sends each once', () => {
  const { bus, say, sent } = setUp();
  say('a');
  bus.setConsent('given');
  say('b');
  expect(sent).toEqual([]);
  bus.connect((event) => sent.push(event));
  say('c');
  expect(names(sent)).toEqual(['a', 'b', 'c']);
  expect(sent.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

it('drops events when consent is refused and resumes when it is given later', () => {
  const { bus, say, sent } = setUp();
  bus.connect((event) => sent.push(event));
  say('a');
  bus.setConsent('refused');
  say('b');
  bus.setConsent('given');
  say('c');
  expect(names(sent)).toEqual(['c']);
});

describe('a provider that is disconnected', () => {
  it('leaves later events in the queue', () => {
    const { bus, say, sent } = setUp();
    bus.setConsent('given');
    const disconnect = bus.connect((event) => sent.push(event));
    say('a');
    disconnect();
    say('b');
    expect(names(sent)).toEqual(['a']);
    bus.connect((event) => sent.push(event));
    expect(names(sent)).toEqual(['a', 'b']);
  });

  it('leaves them to the one before it', () => {
    const { bus, say, sent } = setUp();
    bus.setConsent('given');
    bus.connect((event) => sent.push(event));
    const disconnect = bus.connect(() => undefined);
    say('a');
    disconnect();
    say('b');
    expect(names(sent)).toEqual(['b']);
  });

  it('changes nothing if another one has replaced it', () => {
    const { bus, say, sent } = setUp();
    bus.setConsent('given');
    const disconnect = bus.connect(() => undefined);
    bus.connect((event) => sent.push(event));
    disconnect();
    say('a');
    expect(names(sent)).toEqual(['a']);
  });
});

it('continues after a provider throws', () => {
  const { bus, say, sent } = setUp();
  bus.setConsent('given');
  bus.connect((event) => {
    if (event.name === 'bad') throw new Error('provider');
    sent.push(event);
  });
  say('bad', 'good');
  expect(names(sent)).toEqual(['good']);
});

it('queues at most 500 events, dropping the oldest', () => {
  const { bus, say, sent } = setUp();
  for (let n = 1; n <= 503; n += 1) say(`event-${n}`);
  bus.setConsent('given');
  bus.connect((event) => sent.push(event));
  expect(sent).toHaveLength(500);
  expect([sent[0]!.name, sent.at(-1)!.name]).toEqual(['event-4', 'event-503']);
});

it('timestamps events when they happen, not when they are sent', () => {
  let now = 1;
  const bus = createAnalyticsBus(() => now);
  const times: number[] = [];
  bus.report({ name: 'a', data: {} });
  now = 2;
  bus.report({ name: 'b', data: {} });
  now = 9;
  bus.setConsent('given');
  bus.connect(({ at }) => times.push(at));
  expect(times).toEqual([1, 2]);
});

it('reports the consent, now and at each change', () => {
  const { bus } = setUp();
  const heard: string[] = [];
  bus.onConsent((consent) => heard.push(consent));
  bus.setConsent('given');
  bus.setConsent('refused');
  expect(heard).toEqual(['unknown', 'given', 'refused']);
});
