import { createAnalyticsBus } from './analytics-bus.ts';

const names = (sent: { name: string }[]) => sent.map(({ name }) => name);

function setUp() {
  const sent: { name: string; sequence: number }[] = [];
  const bus = createAnalyticsBus(() => 7);
  const say = (...list: string[]) => list.forEach((name) => bus.report({ name, data: {} }));
  return { bus, say, sent };
}

it('keeps events in order until there is both a provider and consent, and sends each once', () => {
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

it('drops everything when consent is refused, and takes up again when it is given later', () => {
  const { bus, say, sent } = setUp();
  bus.connect((event) => sent.push(event));
  say('a');
  bus.setConsent('refused');
  say('b');
  bus.setConsent('given');
  say('c');
  expect(names(sent)).toEqual(['c']);
});

it('goes on after a provider that throws', () => {
  const { bus, say, sent } = setUp();
  bus.setConsent('given');
  bus.connect((event) => {
    if (event.name === 'bad') throw new Error('provider');
    sent.push(event);
  });
  say('bad', 'good');
  expect(names(sent)).toEqual(['good']);
});
