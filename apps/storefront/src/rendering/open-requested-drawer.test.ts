import { openRequestedDrawer } from './open-requested-drawer.ts';

const press = jest.fn((event: Event) => event.preventDefault());

function render(attributes: string) {
  document.body.innerHTML = `<header><a href="/stores" aria-expanded="false">Store</a><a href="/cc/mmx/cart" ${attributes}>Cart</a></header>`;
  document.body.querySelector('[href$=cart]')!.addEventListener('click', press);
}

afterEach(() => {
  press.mockClear();
  document.cookie = 'ccdrawers=; max-age=0';
});

// The rule cart-7.56.
it('opens the mini cart once for a link that requested it', () => {
  render('aria-expanded="false"');
  document.cookie = 'ccdrawers=1; path=/';
  openRequestedDrawer();
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('');
  openRequestedDrawer();
  expect(press).toHaveBeenCalledTimes(1);
});

it.each([
  ['no cookie', '', 'aria-expanded="false"'],
  ['another value', 'ccdrawers=0', 'aria-expanded="false"'],
  ['the cart page, whose link opens nothing', 'ccdrawers=1', ''],
  ['an open mini cart', 'ccdrawers=1', 'aria-expanded="true"'],
])('does nothing with %s', (_, cookie, attributes) => {
  render(attributes);
  if (cookie) document.cookie = `${cookie}; path=/`;
  openRequestedDrawer();
  expect(press).not.toHaveBeenCalled();
});
