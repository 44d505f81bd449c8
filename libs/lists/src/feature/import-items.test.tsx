import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { Announcer } from '@foolscap/ui/components';
import { createListImportsModule } from '../state/index.ts';
import { buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import { ImportItems } from './ImportItems.tsx';

function open() {
  let answer: (() => void) | undefined;
  let isHeld = false;
  const client = createFakeListsClient({
    lists: [{ list: buildShoppingList({ id: 'office', name: 'Office' }), items: [] }],
    latency: () => (isHeld ? new Promise<void>((resolve) => (answer = resolve)) : Promise.resolve()),
  });
  let keys = 0;
  const module = createListImportsModule({ client, newKey: () => `key-${++keys}` });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { listImports: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  render(
    <Provider store={store}>
      <Announcer>
        <ImportItems listId="office" />
      </Announcer>
    </Provider>,
  );
  return {
    client,
    items: () => client.server.lists[0]!.items.map(({ itemId, qty }) => [itemId, qty]),
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      answer?.();
    },
  };
}

async function choose(content: string | Uint8Array<ArrayBuffer> | Error): Promise<void> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File(['text'], 'list.csv', { type: 'text/csv' });
  // jsdom has no Blob.arrayBuffer().
  file.arrayBuffer = () => (bytes instanceof Error ? Promise.reject(bytes) : Promise.resolve(bytes.buffer));
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
}
const button = () => screen.getByRole('button', { name: 'Import CSV' });

it('imports a file, and names each row that was not imported with its line', async () => {
  const { items, client } = open();
  client.server.catalog = { 'FS-9': 'Binder', 'FS-8': 'Pen' };
  await choose(
    'Item number,Quantity,Note\nFS-9,4\n,2\nFS-8,1,4111 1111 1111 1111\nFS-7,1\nFS-6,1,a\u0000b\n',
  );
  expect(await screen.findByText('1 of 5 rows imported.')).toBeInTheDocument();
  const faults = within(screen.getByRole('list', { name: 'Rows that were not imported' }));
  expect(faults.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 3 (, 2): The item number is missing.',
    expect.stringMatching(/^Line 4 \(FS-8\): .*card number/i) as unknown,
    'Line 5 (FS-7): We don’t sell this item.',
    expect.stringMatching(/^Line 6 \(FS-6.*\): The note has characters/) as unknown,
  ]);
  expect(items()).toEqual([['FS-9', 4]]);
  expect(document.body).not.toHaveTextContent('4111');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('1 of 5 rows imported.')).toBeNull();
  expect(button()).toHaveFocus();
});

it('shows its progress, and needs a confirmation to leave the site in the meantime', async () => {
  const { hold, release } = open();
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  hold();
  await choose('FS-1,1\nFS-2,1');
  const bar = await screen.findByRole('progressbar', { name: 'Importing your file' });
  expect(bar).toHaveAttribute('aria-valuetext', '0 of 2 rows imported');
  expect(screen.getByLabelText('CSV file')).toBeDisabled();
  expect(leaves()).toBe(false);
  release();
  expect(await screen.findByText('2 rows imported.')).toBeInTheDocument();
  expect(leaves()).toBe(true);
});

it('keeps and shows the imported rows when it fails halfway, and continues with the rest', async () => {
  const { client, items } = open();
  const addItems = client.addItems;
  let calls = 0;
  client.addItems = (...args) => {
    // Executed, but its reply is lost.
    if (++calls === 2) client.loseNextReply('addItems');
    return addItems(...args);
  };
  await choose(['Item number', ...Array.from({ length: 700 }, (_, at) => `N-${at}`)].join('\n'));
  expect(await screen.findByText('The import stopped. 500 of 700 rows imported so far.')).toBeInTheDocument();
  expect(screen.getByText(/^200 rows remain: lines 502 to 701 of the file\./)).toBeInTheDocument();
  expect(screen.getByText(/We couldn’t reach the shop/)).toBeInTheDocument();
  expect(button()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue import' }));
  expect(await screen.findByText('700 rows imported.')).toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(items()).toHaveLength(700);
  expect(items().every(([, qty]) => qty === 1)).toBe(true);
});

it('can give up the remaining rows', async () => {
  const { client } = open();
  client.failNext('addItems');
  await choose('FS-1,1');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard remaining rows' }));
  expect(screen.queryByText(/The import stopped/)).toBeNull();
  await waitFor(() => expect(button()).toBeEnabled());
});

it('shows which headings it expects and which it found', async () => {
  const { client } = open();
  await choose('Article,Amount\nFS-1,5\n');
  expect(await screen.findByText(/Its headings are “Article”, “Amount”\./)).toHaveTextContent(
    'Your file needs a column “Item number” (or “SKU”), and can have “Quantity” (or “Qty”) and “Note”.',
  );
  expect(client.calls).toEqual([]);
  await choose('SKU,Room\nFS-1,east\n');
  expect(await screen.findByText(/no column “Quantity”, so each row counts as 1/)).toHaveTextContent(
    'We didn’t use “Room”.',
  );
  expect(screen.queryByText(/Its headings are/)).toBeNull();
});

it('imports nothing until the shopper has chosen the column of the quantities', async () => {
  const { client, items } = open();
  await choose('SKU,Amount,Aisle\nFS-1,5,7\n');
  expect(await screen.findByText(/Which column has the quantities\?/)).toBeInTheDocument();
  expect(client.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '“Amount”' }));
  expect(await screen.findByText('1 row imported.')).toBeInTheDocument();
  expect(items()).toEqual([['FS-1', 5]]);
  expect(button()).toHaveFocus();
  await choose('SKU,Amount\nFS-2,5\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t use this file' }));
  expect(screen.queryByText(/Which column has the quantities/)).toBeNull();
  expect(items()).toHaveLength(1);
});

it('decodes a file that a spreadsheet has saved as plain CSV', async () => {
  const { client } = open();
  await choose(
    Uint8Array.from([...new TextEncoder().encode('SKU,Qty,Note\nFS-1,1,Caf'), 0xe9, 0x20, 0x96, 0x0a]),
  );
  expect(await screen.findByText('1 row imported.')).toBeInTheDocument();
  expect(client.server.lists[0]!.items[0]!.note).toBe('Café –');
});

it('reports that a file has no rows, or cannot be read', async () => {
  open();
  await choose('Item number,Quantity\n');
  expect(await screen.findByText(/^This file has no rows\./)).toBeInTheDocument();
  await choose(new Error('NotReadableError'));
  expect(await screen.findByText('We couldn’t read this file. Choose it again.')).toBeInTheDocument();
});
