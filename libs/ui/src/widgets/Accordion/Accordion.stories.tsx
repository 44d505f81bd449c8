import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'UI/Widgets/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'delivery',
        heading: 'Delivery',
        content: <p>Free from $50. Most orders arrive on the next business day.</p>,
      },
      {
        id: 'returns',
        heading: 'Returns',
        aside: '30 days',
        content: (
          <p>
            You can return unused items. <a href="#returns">Start a return</a>
          </p>
        ),
      },
      { id: 'warranty', heading: 'Warranty', content: <p>One year from the date of delivery.</p> },
    ],
    onChange: fn(),
  },
  argTypes: { level: { control: 'inline-radio', options: [2, 3, 4, 5, 6] } },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Delivery' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['delivery', 'returns']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start a return' })).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  parameters: {
    state: 'Accordion: one at a time',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { multiple: false, defaultValue: ['delivery'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Returns/ }));
    await expect(canvas.getByRole('button', { name: 'Delivery' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The browser's search finds closed content and opens it. */
export const FoundByBrowserSearch: Story = {
  parameters: {
    state: 'Accordion: found by the browser’s search',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('[hidden="until-found"]')!;
    await expect(panel).toHaveTextContent('Free from $50');
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(await within(canvasElement).findByRole('region', { name: 'Delivery' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { id: 'delivery', heading: 'Delivery', content: <p>Free from $50.</p> },
      { id: 'assembly', heading: 'Assembly', aside: 'Not offered', content: <p>None.</p>, disabled: true },
    ],
  },
};

export const LongContent: Story = {
  args: {
    defaultValue: ['1'],
    items: [
      {
        id: '1',
        heading: 'How are large orders for several offices of one company delivered, and who signs for them?',
        aside: 'Business accounts only',
        content: (
          <p>
            Each office gets its own parcel with its own slip. A member of the department signs;
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is one word and
            wraps as well.
          </p>
        ),
      },
      {
        id: '2',
        heading: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        content: <p>One word.</p>,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { args: { defaultValue: ['returns'] }, globals: { direction: 'rtl' } };

export const States: Story = {
  parameters: {
    pseudo: {
      hover: ['div:nth-child(1) > h3 > button'],
      focusVisible: ['div:nth-child(2) > h3 > button'],
      active: ['div:nth-child(3) > h3 > button'],
    },
  },
  args: {
    items: ['Hovered', 'Focused', 'Pressed', 'Disabled'].map((heading) => ({
      id: heading,
      heading,
      content: <p>{heading}</p>,
      disabled: heading === 'Disabled',
    })),
  },
};
