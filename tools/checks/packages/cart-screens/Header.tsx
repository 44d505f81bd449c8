// Header.tsx
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { SavedItems } from '@foolscap/cart/feature';
import { selectItemCount } from '@foolscap/cart/state';
import { Container, lazyComponent } from '@foolscap/ui/components';

/** Loaded when the cart link is pressed. */
const MiniCart = lazyComponent(async () => ({
  default: (await import('@foolscap/cart/mini-cart')).MiniCart,
}));

const savedItems = <SavedItems showsHeading={false} empty={<p>Nothing saved for later.</p>} />;

/** The header with the cart link, which opens the mini cart, except on the cart page. */
export function Header({ isCartPage }: { isCartPage: boolean }) {
  const count = useSelector(selectItemCount) ?? 0;
  const [opener, setOpener] = useState<HTMLElement>();
  const close = useCallback(() => setOpener(undefined), []);
  if (isCartPage && opener) close();
  return (
    <header className="header">
      <Container>
        <nav aria-label="Shop">
          <a href="#products">Corner Paper</a>
          <div className="tool">
            <a
              href="#cart"
              aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
              {...(!isCartPage && {
                'aria-expanded': opener !== undefined,
                onClick: (event) => {
                  event.preventDefault();
                  setOpener(opener ? undefined : event.currentTarget);
                },
              })}
            >
              Cart <span className="count">{count}</span>
            </a>
            {opener && (
              <MiniCart
                opener={opener}
                onClose={close}
                cartHref="#cart"
                checkoutHref="#checkout"
                saved={savedItems}
              />
            )}
          </div>
        </nav>
      </Container>
    </header>
  );
}
