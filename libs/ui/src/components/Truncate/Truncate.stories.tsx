import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Truncate } from './Truncate.tsx';

const text =
  'A multipurpose sheet for every printer in the office. Ninety-two bright, twenty pound, acid free and made without ' +
  'elemental chlorine, so that what is printed today can still be read in fifty years. Ten reams of five hundred sheets ' +
  'come in one carton with handles; the carton opens along a tear strip and closes again. The paper lies flat after both ' +
  'passes of a duplex printer, feeds from trays and by hand, and takes ink as well as toner.';

const meta = {
  title: 'UI/Components/Truncate',
  component: Truncate,
  args: { children: text, about: 'Description' },
  argTypes: { lines: { control: 'inline-radio', options: [1, 2, 3, 4, 5, 6] } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Truncate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/fifty years/);
    const more = await canvas.findByRole('button', { name: 'Show more: Description' });
    const before = text.clientHeight;
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(text.clientHeight).toBeGreaterThan(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less: Description' }));
    await expect(text.clientHeight).toBe(before);
  },
};

/** Text that fits has no button. */
export const NotTruncated: Story = {
  parameters: {
    state: 'Truncate: not truncated',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { children: 'A multipurpose sheet for every printer in the office.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Focusing a link in the hidden part expands the text. */
export const ExpandedByFocus: Story = {
  parameters: {
    state: 'Truncate: expanded by focus',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: {
    lines: 2,
    children: (
      <>
        {text} <a href="#sheet">Data sheet</a>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Show more: Description' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Data sheet' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const LongContent: Story = {
  args: {
    lines: 2,
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(4),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const States: Story = {
  parameters: {
    pseudo: { hover: ['.hovered button'], focusVisible: ['.focused button'], active: ['.pressed button'] },
  },
  render: () => (
    <Stack>
      {['hovered', 'focused', 'pressed'].map((state) => (
        <Truncate key={state} className={state} lines={1} about={state}>
          {text}
        </Truncate>
      ))}
    </Stack>
  ),
};
