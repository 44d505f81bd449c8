import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'UI/Widgets/Tabs',
  component: Tabs,
  args: {
    label: 'About this product',
    items: [
      { id: 'details', label: 'Details', content: <p>Multipurpose paper, 92 bright, 20 lb, letter size.</p> },
      {
        id: 'reviews',
        label: 'Reviews (38)',
        content: <p>4.6 of 5. “Never jams, even in the old printer.”</p>,
      },
      {
        id: 'questions',
        label: 'Questions',
        content: <p>Is it acid free? Yes, and made without chlorine.</p>,
      },
    ],
    onChange: fn(),
  },
  argTypes: {
    activation: { control: 'inline-radio', options: ['automatic', 'manual'] },
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('reviews');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Never jams'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Questions' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Is it acid free?'));
  },
};

/** For panels that load slowly: arrows only move, Enter or Space selects. */
export const ManualActivation: Story = {
  parameters: {
    state: 'Tabs: manual activation',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Multipurpose'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Never jams'));
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Disabled: Story = {
  parameters: {
    state: 'Tabs: disabled',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: {
    items: [
      { id: 'details', label: 'Details', content: <p>Multipurpose paper.</p> },
      { id: 'reviews', label: 'Reviews', content: <p>None yet.</p>, disabled: true },
      { id: 'questions', label: 'Questions', content: <p>Is it acid free?</p> },
    ],
  },
};

/** Too many tabs for a phone: they wrap, and none is cut off. */
export const LongContent: Story = {
  parameters: {
    state: 'Tabs: more than fit on a phone',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: {
    items: [
      'Details and specifications',
      'Reviews by verified buyers',
      'Questions and answers',
      'Warranty',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ].map((label, index) => ({
      id: String(index),
      label,
      content: <p>{`${label}. Long text wraps as usual.`}</p>,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  // Narrow in a viewport of any width.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getAllByRole('tab').at(-1)!;
    await expect(last).toHaveFocus();
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Reviews (38)' })).toHaveFocus();
  },
};

export const States: Story = {
  parameters: {
    pseudo: {
      hover: ['[role="tab"]:nth-child(2)'],
      focusVisible: ['[role="tab"]:nth-child(3)'],
      active: ['[role="tab"]:nth-child(4)'],
    },
  },
  args: {
    items: ['Chosen', 'Hovered', 'Focused', 'Pressed', 'Disabled'].map((label) => ({
      id: label,
      label,
      content: <p>{label}</p>,
      disabled: label === 'Disabled',
    })),
  },
};
