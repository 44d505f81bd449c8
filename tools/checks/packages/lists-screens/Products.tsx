// Products.tsx
import { useDispatch } from 'react-redux';
import { listsActions } from '@foolscap/lists/state';
import { Button, Price, SectionHeading } from '@foolscap/ui/components';
import { PRODUCTS } from './products.ts';

/** The products, each with a button that opens the add-to-list dialog. */
export function Products() {
  const dispatch = useDispatch();
  return (
    <>
      <SectionHeading level={1}>Office supplies</SectionHeading>
      <ul className="products">
        {PRODUCTS.map(({ itemId, name, price, imageUrl }) => (
          <li key={itemId}>
            <img src={imageUrl} alt="" width={120} height={120} />
            <h2>{name}</h2>
            <Price amount={Math.round(price * 100)} />
            <Button
              icon="list"
              aria-label={`Add to list: ${name}`}
              onClick={() => dispatch(listsActions.addToListOpened({ items: [{ itemId, qty: 1, name }] }))}
            >
              Add to list
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
