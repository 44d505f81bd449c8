import { servesConfigurator } from './payment-site.ts';

const DEMO = {
  demo: true,
  configurator: undefined,
  publicUrl: undefined,
  paymentGatewayUrl: undefined,
  paymentGatewayPort: undefined,
};

it.each([
  ['a demo on one’s own machine', {}, true],
  [
    'a public demo with a port for the sandbox',
    { publicUrl: 'https://demo.example', paymentGatewayPort: 4301 },
    true,
  ],
  ['a public demo without one', { publicUrl: 'https://demo.example' }, false],
  ['a shop with a port for the sandbox', { demo: false, paymentGatewayPort: 4301 }, false],
  [
    'a demo with another configurator',
    { configurator: { url: 'https://design.example', secret: 's' } },
    false,
  ],
])('%s: the sandbox’s configurator is served: %#', (_what, settings, isServed) => {
  expect(servesConfigurator({ ...DEMO, ...settings })).toBe(isServed);
});
