import { screen } from '@testing-library/react';
import { useState } from 'react';
import { buildListItem, buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import type { FakeList } from '../testing/index.ts';
import { PublicListPage } from './index.ts';
import { pens, office, structuredCopy, open, press } from '../testing/open-lists.tsx';

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('a public list', () => {
  it('reports that a link no longer exists', async () => {
    const { client } = open(
      <PublicListPage linkId="link-office" query={{}} hrefFor={() => '#'} offersAddToCart />,
      [{ ...office(), items: [buildListItem({ itemId: 'FS-1', qty: 2, note: 'secret' })] }],
    );
    // The link does not exist yet.
    expect(await screen.findByText(/doesn’t exist anymore/)).toBeInTheDocument();
    await client.createLink('office');
  });

  it('loads the list of another link, or another page, in its place', async () => {
    const entry = (id: string, name: string): FakeList => ({
      list: buildShoppingList({ id, name }),
      items: [structuredCopy(pens)],
    });
    function Links() {
      const [linkId, setLinkId] = useState('link-office');
      return (
        <>
          <button onClick={() => setLinkId('link-lab')}>Other link</button>
          <PublicListPage linkId={linkId} query={{}} hrefFor={() => '#'} />
        </>
      );
    }
    const { client } = open(<Links />, [entry('office', 'Office'), entry('lab', 'Lab')]);
    expect(await screen.findByText(/doesn’t exist anymore/)).toBeInTheDocument();
    await client.createLink('lab');
    await press('Other link');
    expect(await screen.findByRole('heading', { name: 'Lab' })).toBeInTheDocument();
  });

  it('keeps its rows while another page loads and if that fails, then moves the focus to the new ones', async () => {
    function Pages() {
      const [page, setPage] = useState('1');
      return (
        <>
          {['1', '2', '9'].map((number) => (
            <button key={number} onClick={() => setPage(number)}>
              Page {number}
            </button>
          ))}
          <PublicListPage
            linkId="link-office"
            query={{ page, size: '2' }}
            hrefFor={(query) => `#${query.page}`}
          />
        </>
      );
    }
    const { client } = open(<Pages />);
    expect(await screen.findByText(/doesn’t exist anymore/)).toBeInTheDocument();
    await client.createLink('office');
    // The first read happened before the link existed.
    await press('Page 2');
    await press('Page 1');
    expect(await screen.findByRole('article', { name: 'Gel pens' })).toBeInTheDocument();
    client.failNext('getPublicList');
    await press('Page 2');
    expect(await screen.findByText(/^We couldn’t load page 2/)).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Gel pens' })).toBeInTheDocument();
    await press('Try again');
    expect(await screen.findByRole('article', { name: 'Copy paper' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Gel pens' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Items, page 2 of 2' })).toHaveFocus();
    await press('Page 9');
    expect(await screen.findByText('This page has no items.')).toBeInTheDocument();
    expect(screen.queryByText('This list is empty.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute('href', '#2');
  });

  it('shows the list of an existing link', async () => {
    const entry = { ...office(), items: [buildListItem({ itemId: 'FS-1', qty: 2, note: 'secret' })] };
    const client = createFakeListsClient({
      lists: [entry],
      links: { office: { linkId: 'abc', createdAt: '2026-11-25T12:00:00.000Z' } },
    });
    const list = await client.getPublicList('abc', {});
    expect(list.name).toBe('Office');
    expect(JSON.stringify(list)).not.toContain('secret');
  });
});
