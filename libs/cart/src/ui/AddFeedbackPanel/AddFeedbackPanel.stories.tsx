import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert, Announcer, Button, ButtonLink, Stack, TextField } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { describeAddFailure, getAddedTitle, itemMessageText } from '../../model/index.ts';
import { buildCart, buildCartItem } from '../../testing/index.ts';
import { AddedToCart } from '../AddedToCart/AddedToCart.tsx';
import { AddFeedbackPanel } from './AddFeedbackPanel.tsx';
import type { AddFeedbackPanelProps } from './AddFeedbackPanel.tsx';

const { cartSummary, cartAttributes } = buildCart();
const totals = { summary: cartSummary, attributes: cartAttributes };

const addedActions = (
  <>
    <ButtonLink variant="primary" href="/cart">
      View cart
    </ButtonLink>
    <Button>Keep shopping</Button>
  </>
);

const meta = {
  title: 'Cart/AddFeedbackPanel',
  component: AddFeedbackPanel,
  // On a page with all stories, they would cover each other.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    actions: { control: false },
    children: { control: false },
    recommendations: { control: false },
    kind: { control: 'inline-radio', options: ['overlay', 'drawer'] },
  },
  args: {
    kind: 'overlay',
    title: 'Item added to cart',
    onClose: fn(),
    actions: addedActions,
    children: <AddedToCart lines={[buildCartItem({ qtyAdded: 1 })]} totals={totals} />,
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof AddFeedbackPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page with a button and a field that open the panel. */
function Page({ onClose, ...panel }: AddFeedbackPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <Stack gap={4}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <TextField label="Item number" name="item" />
      </form>
      <Button onClick={open}>Add to cart</Button>
      {isOpen && (
        <AddFeedbackPanel
          {...panel}
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      )}
    </Stack>
  );
}

/** The page stays usable: nothing is inert, Escape and clicks outside close the panel, and the focus returns. */
export const Default: Story = {
  parameters: {
    state: 'item added',
    recipe: 'Add 24110101 from /p/24110101.',
    testedIn: 'libs/cart/src/state/cart.sagas.test.ts',
  },
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const add = page.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    const panel = await screen.findByRole('dialog', { name: 'Item added to cart' });
    await expect(panel).toHaveFocus();
    await expect(document.querySelector('[aria-modal=true], [inert]')).toBeNull();
    await expect(panel).toHaveTextContent('Cart subtotal');
    await userEvent.keyboard('{Escape}');
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    await userEvent.click(page.getByRole('textbox'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(page.getByRole('textbox')).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(add);
  },
};

/** The focus stays in a field that the shopper is typing into, and the outcome is announced. */
export const WhileTyping: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '24110101{Enter}');
    await screen.findByRole('dialog', { name: 'Item added to cart' });
    await expect(field).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Item added to cart'),
    );
  },
};

type Line = NonNullable<Parameters<typeof buildCartItem>[0]>;

/** Shows the outcome of an add with one line; title and texts are those of the code. */
function outcome(code: string, line: Line = {}): Story {
  const lines: CartItem[] = [buildCartItem({ messages: [{ code, type: 'WARNING' }], ...line })];
  const title = getAddedTitle(lines, []);
  return {
    args: { title, children: <AddedToCart lines={lines} totals={totals} /> },
    play: async () => {
      const panel = await screen.findByRole('dialog', { name: title });
      for (const each of lines) {
        for (const message of each.messages)
          await expect(panel).toHaveTextContent(itemMessageText(message, each));
      }
    },
  };
}
const described = (code: string, type: 'ERROR' | 'INFO', description: string, line: Line) =>
  outcome(code, { messages: [{ code, type, description }], ...line });

const plan: Line = {
  priceInfo: { finalPricePerUnit: 24.99, uom: 'each' },
  product: {
    name: 'Harbourne three-year protection plan for chairs',
    images: ['/media/pictures/task-chair/343840.svg'],
  },
};

export const OutOfStock: Story = {
  ...outcome('OUT_OF_STOCK', {
    qty: 0,
    qtyAdded: 0,
    priceInfo: { finalPricePerUnit: 189.99, uom: 'each' },
    product: {
      name: 'Kestrel Mono laser printer, duplex, wireless',
      images: ['/media/pictures/laser-printer/b6bec8.svg'],
    },
  }),
  parameters: {
    state: 'out of stock when adding',
    recipe:
      'Send the add of 24110403 as in docs/qa.md (OUT_OF_STOCK); the product page has no button for it.',
    testedIn: 'libs/cart/src/model/messages.test.ts',
  },
};
export const ReplacementItem: Story = {
  ...outcome('SURCHG_ALTS_ITM_MSG', {
    priceInfo: { finalPricePerUnit: 12.49, uom: 'box' },
    product: {
      name: 'Tidewell Manila folders, letter, 100-Pack',
      images: ['/media/pictures/folder/d9b283.svg'],
    },
  }),
  parameters: { state: 'replacement item added', recipe: 'Add 24159001 from /p/24159001.' },
};
export const PartialQuantity: Story = {
  ...outcome('PARTIAL_QTY_FIXED', {
    qty: 3,
    qtyAdded: 3,
    inventory: { items: [{ availablequantity: 3 }] },
  }),
  parameters: {
    state: 'partial quantity added',
    recipe: 'Add 5 of 24150103 from /p/24150103 (one is in stock).',
  },
};
export const LimitExceeded: Story = {
  ...outcome('QTY_LIMIT_EXCEEDED', { product: { quantityLimit: 4 } }),
  parameters: {
    state: 'item limit exceeded',
    recipe: 'Add 41 of 24110201 as in docs/qa.md (QTY_LIMIT_EXCEEDED).',
  },
};
export const FreeSample: Story = {
  ...outcome('INVALID_FREE_ITEM', {
    qty: 0,
    qtyAdded: 0,
    priceInfo: { finalPricePerUnit: 0, uom: 'each' },
    product: {
      name: 'Penlarch Fathom gel pen, blue, free sample',
      images: ['/media/pictures/gel-pen/1d4e89.svg'],
    },
  }),
  parameters: { state: 'free sample', recipe: 'Add 24119001 from /p/24119001.' },
};
export const MaxLineQuantity: Story = {
  ...outcome('EXCEEDS_MAX_LINE_QTY', { qty: 9999, qtyAdded: 0 }),
  parameters: {
    state: 'maximum line quantity exceeded',
    recipe: 'Add 10000 of 24110101 as in docs/qa.md (EXCEEDS_MAX_LINE_QTY); the quantity field ends at 999.',
  },
};
export const PriceUnavailable: Story = {
  ...outcome('PRICE_NOT_AVAILABLE', { qty: 0, qtyAdded: 0 }),
  parameters: {
    state: 'price unavailable when adding',
    recipe: 'Storybook only: every item of the demo has a price when it is added.',
  },
};
export const Blocked: Story = {
  ...outcome('BLOCKED_FOR_ADD_TO_CART', { qty: 0, qtyAdded: 0 }),
  parameters: {
    state: 'blocked when adding',
    recipe: 'Sign in at /cc/mmx/office/supplies/login as desk@example.com, then add 24150601.',
  },
};
export const StandaloneWarranty: Story = {
  ...outcome('STANDALONE_WARRANTY_ITEM', { qty: 0, qtyAdded: 0, ...plan }),
  parameters: { state: 'warranty alone', recipe: 'Add 24250103 from /p/24250103.' },
};
export const ChildQuantityAboveParent: Story = {
  ...outcome('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', {
    qty: 2,
    qtyAdded: 2,
    ...plan,
  }),
  parameters: {
    state: 'child quantity above parent',
    recipe:
      'Add 1 of 24170101 and 2 of 24250103 for it, as in docs/qa.md; the product page offers no second plan.',
  },
};
export const PlanUnavailable: Story = {
  ...described(
    'WARRANTY_PLAN_OUT_OF_STOCK',
    'ERROR',
    'This protection plan isn’t available right now. You can add it to the product later.',
    { qty: 0, qtyAdded: 0, status: 'INVALID', ...plan },
  ),
  parameters: {
    state: 'warranty plan problems',
    recipe: 'Storybook only: needs a plan that is withdrawn between the page and the add.',
  },
};
export const Surcharge: Story = {
  ...described('SURCHARGE_APPLIES', 'INFO', 'A surcharge of $4.50 applies to each unit.', {
    surchargeApplicable: true,
    surchargeSplit: 4.5,
  }),
  parameters: { state: 'surcharge', recipe: 'Add 24249001 from /p/24249001.' },
};
export const RewardsHint: Story = {
  ...described('EASY_REWARDS_HINT', 'INFO', 'Your rewards can pay for this item.', {
    easyRewardsItem: { redemptionEligibility: true },
  }),
  parameters: { state: 'easy-rewards hint', recipe: 'Sign in as wendy@example.com, then add 24220101.' },
};

/** Opens with a failure; each retry has the same outcome. */
function FailingPage({ onClose, ...panel }: AddFeedbackPanelProps) {
  const [outcomeNumber, setOutcomeNumber] = useState(1);
  return (
    <AddFeedbackPanel
      {...panel}
      onClose={onClose}
      outcomeNumber={outcomeNumber}
      actions={
        <Button variant="primary" onClick={() => setOutcomeNumber(outcomeNumber + 1)}>
          Try again
        </Button>
      }
    />
  );
}

/** The same failure takes the focus again, so that screen readers announce it again. */
export const FailedAgain: Story = {
  parameters: {
    state: 'add failed again',
    recipe: 'Fail `/checkout/default/item`, add an item on its page, then press Try again.',
    testedIn: 'libs/cart/src/feature/CartPage.test.tsx',
  },
  args: { title: 'Nothing was added', children: <Alert kind="failure">Please try again</Alert> },
  render: (args) => <FailingPage {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Nothing was added' })).toHaveFocus());
  },
};

function failure(status?: number): Story {
  const { title, text } = describeAddFailure({ code: 'INTERNAL', status, message: '' });
  return {
    args: {
      title,
      children: <Alert kind="failure">{text}</Alert>,
      actions: (
        <>
          <Button variant="primary">Try again</Button>
          <Button>Close</Button>
        </>
      ),
    },
  };
}
export const Failed = failure(500);
/** It is unknown whether the item was added. */
export const NoResponse = failure();

/** Several items with an error among them. */
export const LongContent: Story = {
  args: {
    title: '12 items added to cart',
    children: (
      <AddedToCart
        lines={Array.from({ length: 6 }, (_, place) =>
          buildCartItem({
            cartItemId: `line-${place}`,
            qty: 40,
            qtyAdded: 2,
            product: {
              name: 'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets',
            },
          }),
        )}
        errors={[{ code: 'SKU_INVALID', type: 'ERROR' }]}
        totals={totals}
      />
    ),
  },
};

const onPhone = ({ args, ...story }: Story): Story => ({
  ...story,
  args: { ...args, kind: 'drawer' },
  globals: { viewport: { value: 'phone' } },
});
export const Drawer = onPhone({
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Item added to cart' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'View cart' })).toBeVisible());
  },
});
export const DrawerOutOfStock = onPhone(OutOfStock);
export const DrawerReplacementItem = onPhone(ReplacementItem);
export const DrawerPartialQuantity = onPhone(PartialQuantity);
export const DrawerLimitExceeded = onPhone(LimitExceeded);
export const DrawerFreeSample = onPhone(FreeSample);
export const DrawerMaxLineQuantity = onPhone(MaxLineQuantity);
export const DrawerPriceUnavailable = onPhone(PriceUnavailable);
export const DrawerBlocked = onPhone(Blocked);
export const DrawerStandaloneWarranty = onPhone(StandaloneWarranty);
export const DrawerChildQuantityAboveParent = onPhone(ChildQuantityAboveParent);
export const DrawerPlanUnavailable = onPhone(PlanUnavailable);
export const DrawerSurcharge = onPhone(Surcharge);
export const DrawerRewardsHint = onPhone(RewardsHint);
export const DrawerFailed = onPhone(Failed);
export const DrawerFailedAgain = onPhone(FailedAgain);
export const DrawerNoResponse = onPhone(NoResponse);
export const DrawerLongContent = onPhone(LongContent);
