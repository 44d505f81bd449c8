import { createCardRenderer, RendererBusyError } from './card-renderer.ts';

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${fill}"/></svg>`;

let renderer: ReturnType<typeof createCardRenderer>;
beforeEach(() => {
  renderer = createCardRenderer();
});
afterEach(() => renderer.close());

it('returns to each caller its own picture', async () => {
  const [red, blue, again] = await Promise.all([svg('red'), svg('blue'), svg('red')].map(renderer.render));
  expect(Buffer.from(red!)).toEqual(Buffer.from(again!));
  expect(Buffer.from(red!)).not.toEqual(Buffer.from(blue!));
});

it('rejects invalid pictures, and renders the next one', async () => {
  await expect(renderer.render('<svg')).rejects.toThrow();
  expect((await renderer.render(svg('red'))).length).toBeGreaterThan(0);
});

it('refuses pictures beyond the queue limit, and accepts them again later', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => renderer.render(svg('red'))));
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(5);
  expect(refused.every(({ reason }) => reason instanceof RendererBusyError)).toBe(true);
  await renderer.render(svg('red'));
});

it('rejects queued requests on close, and starts a new thread for the next one', async () => {
  const pending = renderer.render(svg('red'));
  await renderer.close();
  await expect(pending).rejects.toThrow('has ended');
  expect((await renderer.render(svg('blue'))).length).toBeGreaterThan(0);
});

it('starts another thread for a picture requested while the idle one is ending', async () => {
  const brief = createCardRenderer({ idleMs: 1 });
  await brief.render(svg('red'));
  // Later than the thread's timer but in the same round of timers: the thread is ending, and its end is not known yet.
  const next = await new Promise<Uint8Array>((resolve, reject) => {
    const until = Date.now() + 20;
    setTimeout(() => brief.render(svg('blue')).then(resolve, reject), 2);
    while (Date.now() < until);
  });
  expect(next.length).toBeGreaterThan(0);
  await brief.close();
});
