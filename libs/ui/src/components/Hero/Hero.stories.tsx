import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'UI/Components/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Everything a desk needs, and nothing it doesn’t',
    children: 'Paper that feeds, pens that write, chairs that hold.',
    action: (
      <ButtonLink href="#shop" variant="primary" size="large">
        Shop all supplies
      </ButtonLink>
    ),
    picture: <img src="/media/scenes/desk.svg" alt="" width={720} height={420} />,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const TextOnly: Story = { args: { picture: undefined } };

export const LongContent: Story = {
  args: {
    title:
      'Everything that a whole department of four hundred people needs for a year of meetings, letters and lunches',
    children:
      'From the copier room to the corner office: paper, toner, chairs and coffee, delivered to every floor on the next business day, on one invoice.',
  },
};
