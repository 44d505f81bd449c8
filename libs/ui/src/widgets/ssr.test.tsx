/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as widgets from './index.ts';

const cases: Readonly<Record<string, ReactElement>> = {
  Accordion: (
    <widgets.Accordion
      items={[
        { id: 'a', heading: 'Delivery', content: 'Free from $50' },
        { id: 'b', heading: 'Returns', content: 'Within 30 days' },
      ]}
      defaultValue={['a']}
    />
  ),
  Carousel: (
    <widgets.Carousel
      label="Recommended"
      items={[
        { id: 'a', content: 'Paper' },
        { id: 'b', content: 'Pens' },
      ]}
    />
  ),
  Combobox: (
    <widgets.Combobox label="State" options={[{ value: 'MA', label: 'Massachusetts' }]} name="state" />
  ),
  Switch: <widgets.Switch label="Email me" saving />,
  Tabs: (
    <widgets.Tabs
      label="About"
      items={[
        { id: 'a', label: 'Details', content: 'Ninety-two bright' },
        { id: 'b', label: 'Reviews', content: 'Good paper' },
      ]}
    />
  ),
};

const components = Object.keys(widgets).filter((name) => /^[A-Z]/.test(name));

test('covers every exported component', () => {
  expect(Object.keys(cases).sort()).toEqual(components.sort());
});

test.each(components)(
  '%s renders on the server without inline styles, which a strict CSP would reject',
  (name) => {
    const html = renderToString(cases[name]);
    expect(html).toMatch(/</);
    expect(html).not.toMatch(/\sstyle=/);
  },
);

test.each([
  ['Tabs', 'Good paper'],
  ['Accordion', 'Within 30 days'],
  ['Carousel', 'Pens'],
])('%s also renders hidden content, which can be read without JavaScript', (name, text) => {
  const html = renderToString(cases[name]);
  expect(html).toContain(text);
  expect(html).not.toContain('inert');
});
