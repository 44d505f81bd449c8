import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aFoundStore } from '../../testing/index.ts';
import { StoreCard } from './StoreCard.tsx';

const meta = {
  title: 'Stores/StoreCard',
  component: StoreCard,
  tags: ['autodocs'],
  args: { store: aFoundStore(), pin: 1, form: { action: '#choose', fields: null } },
} satisfies Meta<typeof StoreCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A store can be called and chosen; choosing posts a form. */
export const Default: Story = {
  parameters: { state: 'hours', recipe: '/stores?q=01702', testedIn: 'libs/stores/src/model/hours.test.ts' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '(508) 555-0100' })).toHaveAttribute(
      'href',
      'tel:5085550100',
    );
    const onSubmit = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', onSubmit, { once: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Make this your store: Framingham' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Chosen: Story = {
  parameters: { state: 'chosen store', recipe: 'Choose a store at /stores?q=01702.' },
  args: { chosen: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const ClosingSoon: Story = {
  parameters: {
    state: 'closing soon',
    recipe: '/stores?q=01702 in the last hour before closing time.',
    testedIn: 'libs/stores/src/model/hours.test.ts',
  },
  args: { store: aFoundStore({ phase: 'closing-soon', storeStatusTime: 'until 4 pm' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Closes at 4 pm')).toBeVisible();
  },
};
export const Closed: Story = {
  parameters: { state: 'closed', recipe: '/stores?q=01702 outside of the hours.' },
  args: {
    store: aFoundStore({
      phase: 'closed',
      storeStatus: 'Closed',
      storeStatusTime: 'until 8 am tomorrow',
      readyBy: 'Tomorrow by 9 am',
    }),
  },
};
export const Holiday: Story = {
  parameters: { state: 'holiday', recipe: '/stores?q=01702 on a public holiday, such as Thanksgiving.' },
  args: {
    store: aFoundStore({
      phase: 'holiday',
      storeStatus: 'Closed',
      storeStatusTime: 'until 8 am tomorrow',
      workingHours: ['Mon-Fri 8 am-9 pm', 'Sat 9 am-9 pm', 'Sun 10 am-6 pm', 'Thu, Nov 26 closed'],
      readyBy: 'Tomorrow by 9 am',
    }),
  },
};
export const NoPickup: Story = {
  parameters: {
    state: 'pickup unavailable',
    recipe: 'Storybook only: every store of the demo offers pickup.',
  },
  args: { store: aFoundStore({ pickup: false }) },
};
export const NoDistance: Story = {
  parameters: { state: 'distance not known', recipe: '/stores?q=MA' },
  args: { store: aFoundStore({ distance: undefined }) },
};
export const LongContent: Story = {
  parameters: { state: 'long name', recipe: 'Storybook only: needs a longer name than those of the demo.' },
  args: {
    store: aFoundStore({
      name: 'South of Market, by the old post office on Proof Street, next to the ferry building',
      services: ['Copy and print', 'Shredding', 'Shipping counter', 'Ink recycling', 'Passport photos'],
    }),
  },
};
