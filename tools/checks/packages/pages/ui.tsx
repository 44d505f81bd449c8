// A page as an application would write it, checked strictly against the packed declarations.
import {
  Button,
  ButtonLink,
  IconButton,
  Price,
  QuantityField,
  Select,
  TextField,
} from '@foolscap/ui/components';
import { Dialog } from '@foolscap/ui/overlays';
import type { ButtonProps } from '@foolscap/ui/components';

const look: NonNullable<ButtonProps['variant']> = 'primary';

export const page = (
  <form>
    <Price amount={3999} listAmount={4599} unit="carton" />
    <TextField label="City" name="city" autoComplete="address-level2" error="Enter a city" />
    <Select label="State" name="state" options={[{ value: 'MA', label: 'Massachusetts' }]} />
    <QuantityField value={2} label="Copy paper" onCommit={(quantity: number) => quantity.toFixed(0)} />
    <Button variant={look} type="submit" busy={false} onClick={(event) => event.currentTarget.name}>
      Add to cart
    </Button>
    <ButtonLink href="/cart">Cart</ButtonLink>
    <IconButton icon="close" label="Close" />
    <Dialog open title="Zip code" onClose={() => undefined}>
      Words
    </Dialog>
  </form>
);

export const misused = [
  // @ts-expect-error there is no such look
  <Button key="1" variant="loud" />,
  // @ts-expect-error a button that shows only an icon needs its name
  <IconButton key="2" icon="close" />,
  // @ts-expect-error no such icon is drawn
  <IconButton key="3" icon="unicorn" label="Unicorn" />,
  // @ts-expect-error amounts are whole cents, not words
  <Price key="4" amount="$39.99" />,
  // @ts-expect-error a field needs its label
  <TextField key="5" name="city" />,
  // @ts-expect-error a link leads somewhere
  <ButtonLink key="6">Cart</ButtonLink>,
  // @ts-expect-error a dialog says when it wants to close
  <Dialog key="7" open title="Zip code" />,
];
