/** The modal dialog pattern of the ARIA Authoring Practices, for all components based on a sheet. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button, TextField } from '../../components/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

/** A button that opens a sheet, which contains a button that opens a sheet, and so on. */
function Opening({
  label,
  sheet,
}: {
  readonly label: string;
  readonly sheet: (open: boolean, close: () => void) => ReactElement;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {sheet(open, () => {
        setOpen(false);
      })}
    </>
  );
}

const kinds: Readonly<Record<string, (open: boolean, close: () => void) => ReactElement>> = {
  Dialog: (open, close) => (
    <Dialog open={open} onClose={close} title="Delivery ZIP code" actions={<Button>Save</Button>}>
      <TextField label="ZIP code" />
    </Dialog>
  ),
  Drawer: (open, close) => (
    <Drawer open={open} onClose={close} title="Delivery ZIP code" footer={<Button>Save</Button>}>
      <TextField label="ZIP code" />
    </Drawer>
  ),
  ConfirmDialog: (open, close) => (
    <ConfirmDialog
      open={open}
      onCancel={close}
      onConfirm={close}
      title="Delivery ZIP code"
      confirmLabel="Remove"
    >
      You would have to enter it again.
    </ConfirmDialog>
  ),
};

const page = (kind: string): ReactNode => (
  <main>
    <Opening label="Change" sheet={kinds[kind]!} />
    <a href="/elsewhere">Elsewhere</a>
  </main>
);

const role = (kind: string) => (kind === 'ConfirmDialog' ? 'alertdialog' : 'dialog');

describe.each(Object.keys(kinds))('%s', (kind) => {
  test('Enter on its button opens it with a name and hides the page from screen readers', async () => {
    const user = userEvent.setup();
    render(page(kind));
    await user.tab();
    await user.keyboard('{Enter}');
    const sheet = await screen.findByRole(role(kind), { name: 'Delivery ZIP code' });
    expect(sheet).toContainElement(screen.getByRole('heading', { name: 'Delivery ZIP code', level: 2 }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull());
    expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  });

  test('Tab and Shift+Tab are trapped in it', async () => {
    const user = userEvent.setup();
    render(page(kind));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const sheet = await screen.findByRole(role(kind));
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    const first = document.activeElement;
    const seen = new Set<Element | null>();
    for (let presses = 0; presses < 8; presses += 1) {
      await user.tab();
      await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
      seen.add(document.activeElement);
    }
    expect(seen).toContain(first);
    expect(seen.size).toBeGreaterThan(1);
    const last = document.activeElement;
    await user.tab({ shift: true });
    await waitFor(() => {
      expect(document.activeElement).not.toBe(last);
      expect(sheet).toContainElement(document.activeElement as HTMLElement);
    });
  });

  test('Escape closes it and returns focus', async () => {
    const user = userEvent.setup();
    render(page(kind));
    const opener = screen.getByRole('button', { name: 'Change' });
    await user.click(opener);
    await screen.findByRole(role(kind));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role(kind))).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeInTheDocument();
  });
});

test('focus starts on the cancel button of a confirmation', async () => {
  const user = userEvent.setup();
  render(page('ConfirmDialog'));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('You would have to enter it again.');
});

test('Escape does nothing while the action is in progress', async () => {
  const user = userEvent.setup();
  const cancel = jest.fn();
  render(
    <ConfirmDialog open busy onCancel={cancel} onConfirm={jest.fn()} title="Remove?" confirmLabel="Remove" />,
  );
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(cancel).not.toHaveBeenCalled();
});

describe('stacked drawers', () => {
  const stack = (
    <Opening
      label="Cart"
      sheet={(open, close) => (
        <Drawer open={open} onClose={close} title="Cart">
          <Opening
            label="Coupons"
            sheet={(second, closeSecond) => (
              <Drawer open={second} onClose={closeSecond} title="Coupons">
                <Opening
                  label="Remove"
                  sheet={(third, closeThird) => (
                    <ConfirmDialog
                      open={third}
                      onCancel={closeThird}
                      onConfirm={closeThird}
                      title="Remove the coupon?"
                      confirmLabel="Remove it"
                    />
                  )}
                />
              </Drawer>
            )}
          />
        </Drawer>
      )}
    />
  );

  test('Escape closes only the top one, and focus returns to the one below', async () => {
    const user = userEvent.setup();
    render(stack);
    await user.click(screen.getByRole('button', { name: 'Cart' }));
    await user.click(await screen.findByRole('button', { name: 'Coupons' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByRole('alertdialog', { name: 'Remove the coupon?' });
    // The lower one is still rendered, but inert.
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Coupons' })).toBeInTheDocument();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Coupons' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Coupons' })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeInTheDocument();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus());
  });

  test('the same applies to sibling drawers', async () => {
    const user = userEvent.setup();
    const closed: string[] = [];
    function Beside() {
      const [first, setFirst] = useState(true);
      const [second, setSecond] = useState(false);
      return (
        <>
          <Drawer
            open={first}
            onClose={() => {
              closed.push('first');
              setFirst(false);
            }}
            title="First"
          >
            <Button
              onClick={() => {
                setSecond(true);
              }}
            >
              In the first
            </Button>
          </Drawer>
          <Drawer
            open={second}
            onClose={() => {
              closed.push('second');
              setSecond(false);
            }}
            title="Second"
          >
            <Button>In the second</Button>
          </Drawer>
        </>
      );
    }
    render(<Beside />);
    await user.click(await screen.findByRole('button', { name: 'In the first' }));
    const top = await screen.findByRole('dialog', { name: 'Second' });
    await waitFor(() => expect(top).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull());
    expect(closed).toEqual(['second']);
    const bottom = screen.getByRole('dialog', { name: 'First' });
    await waitFor(() => expect(within(bottom).getByRole('button', { name: 'In the first' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(closed).toEqual(['second', 'first']);
  });
});

test.each([
  ['menu', <Menu key="m" trigger={<Button>Why?</Button>} items={[{ label: 'Sale', onSelect: jest.fn() }]} />],
  [
    'popover',
    <Popover key="p" trigger={<Button>Why?</Button>} title="Business price">
      Words
    </Popover>,
  ],
  [
    'tooltip',
    <Tooltip key="t" text="It is on sale">
      <Button>Why?</Button>
    </Tooltip>,
  ],
])('Escape closes a %s in a drawer before the drawer', async (kind, anchored) => {
  const user = userEvent.setup();
  const close = jest.fn();
  render(
    <Drawer open onClose={close} title="Cart">
      {anchored}
    </Drawer>,
  );
  const trigger = await screen.findByRole('button', { name: 'Why?' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  // Skips the content, which is a tab stop because it scrolls.
  await user.tab();
  await user.tab();
  await waitFor(() => expect(trigger).toHaveFocus());
  if (kind !== 'tooltip') await user.keyboard('{Enter}');
  const content = await screen.findByText(/^(Sale|Words|It is on sale)$/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(content).not.toBeInTheDocument());
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
