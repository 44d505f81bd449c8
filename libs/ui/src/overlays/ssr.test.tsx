/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '../components/index.ts';
import * as ui from './index.ts';

const nothing = () => undefined;

const cases: Readonly<Record<string, ReactElement>> = {
  ConfirmDialog: (
    <ui.ConfirmDialog
      open
      title="Remove paper?"
      confirmLabel="Remove"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
  Dialog: (
    <ui.Dialog open title="ZIP code" onClose={nothing}>
      Words
    </ui.Dialog>
  ),
  Drawer: (
    <ui.Drawer open title="Cart" onClose={nothing}>
      Words
    </ui.Drawer>
  ),
  Flyout: (
    <ui.Flyout open title="Cart" onClose={nothing} opener={null}>
      Words
    </ui.Flyout>
  ),
  Menu: <ui.Menu trigger={<Button>Actions</Button>} items={[{ label: 'Print', onSelect: nothing }]} />,
  Popover: (
    <ui.Popover trigger={<Button>Why?</Button>} title="Price">
      Words
    </ui.Popover>
  ),
  ToastProvider: <ui.ToastProvider>Page</ui.ToastProvider>,
  Tooltip: (
    <ui.Tooltip text="Opens in a new window">
      <Button>Sheet</Button>
    </ui.Tooltip>
  ),
};

const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

test('covers every exported component', () => {
  expect(Object.keys(cases).sort()).toEqual(components.sort());
});

test.each(components)(
  '%s renders on the server without inline styles, which a strict CSP would reject',
  (name) => {
    // Overlays are only rendered in the browser; their triggers are rendered on the server.
    const html = renderToString(<main>{cases[name]}</main>);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<style|<script/);
  },
);

test.each(['Menu', 'Popover', 'Tooltip'])('%s is a button before hydration', (name) => {
  expect(renderToString(cases[name])).toMatch(/<button[^>]*type="button"/);
});
