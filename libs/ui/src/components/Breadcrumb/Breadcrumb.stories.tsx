import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = { title: 'UI/Components/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    items: [{ label: 'Home', href: '/' }, { label: 'Paper', href: '/c/paper' }, { label: 'Copy paper' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Copy paper')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Paper' })).toHaveAttribute('href', '/c/paper');
  },
};

/** Default, hover, focus and active states; the last item is the current page. */
export const States: Story = {
  parameters: {
    state: 'Breadcrumb: hover, focus and active',
    recipe: 'Point at, focus and press one on /p/24110101.',
    pseudo: { hover: '[href="/hovered"]', focusVisible: '[href="/focused"]', active: '[href="/pressed"]' },
  },
  args: {
    items: [
      { label: 'At rest', href: '/' },
      { label: 'Hovered', href: '/hovered' },
      { label: 'Focused', href: '/focused' },
      { label: 'Pressed', href: '/pressed' },
      { label: 'Here' },
    ],
  },
};

/** The chevrons are mirrored. */
export const RightToLeft: Story = {
  parameters: { state: 'Breadcrumb: right to left', recipe: 'Storybook only: the shop is in English.' },
  args: Default.args,
  globals: { direction: 'rtl' },
};

/** Phones show only the link to the parent page. */
export const Phone: Story = {
  parameters: { state: 'Breadcrumb: parent link on phones', recipe: '/p/24110101 at 360 px' },
  args: Default.args,
  globals: { viewport: { value: 'phone' } },
};

export const LongContent: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Filing, storage and organization of everything', href: '/c/filing' },
      { label: 'Hanging file folders and their frames', href: '/c/hanging' },
      {
        label:
          'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine',
      },
    ],
  },
};

/** A long word wraps within the page. */
export const OneLongWord: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      {
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        href: '/c/ddsg',
      },
      { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
