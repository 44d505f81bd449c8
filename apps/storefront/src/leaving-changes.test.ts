import { postLeavingChanges } from './leaving-changes.ts';

const posted = (changes: Parameters<typeof postLeavingChanges>[0], basename = '') => {
  const posts: [string, Record<string, string>][] = [];
  postLeavingChanges(changes, { basename, formKey: 'once' }, (path, fields) =>
    posts.push([path, Object.fromEntries(fields)]),
  );
  return posts;
};

describe('changes of a cart that is left before anything can be sent', () => {
  it('go as the forms of their lines', () => {
    expect(
      posted({ 'line-1': { kind: 'quantity', wanted: 3 }, 'line-2': { kind: 'remove' } }, '/cc/mmx'),
    ).toEqual([
      ['/forms/cart/update', { site: '/cc/mmx', key: 'once-left', cartItemId: 'line-1', qty: '3' }],
      ['/forms/cart/remove', { site: '/cc/mmx', key: 'once-left', cartItemId: 'line-2' }],
    ]);
  });

  it('are none where nothing was asked for', () => {
    expect(posted({})).toEqual([]);
  });
});
