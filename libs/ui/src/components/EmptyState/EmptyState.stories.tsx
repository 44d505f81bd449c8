import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'UI/Components/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'EmptyState: an empty cart', recipe: '/cart as a new visitor' },
  args: {
    title: 'Your cart is empty.',
    children: 'Sign in to see items you added earlier.',
    actions: (
      <>
        <ButtonLink variant="primary" href="/">
          Start shopping
        </ButtonLink>
        <ButtonLink href="/office/supplies/login">Sign in</ButtonLink>
      </>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: 'No results for “foolscap ruled ledger paper with a red margin and gilt edges”',
    children:
      'Check the spelling, try a more general word, or browse the categories. If you have an item number, type it without spaces or dashes.',
    actions: <ButtonLink href="/">See all categories</ButtonLink>,
  },
};

/** A search query may be one long word. */
export const OneLongWord: Story = {
  parameters: {
    state: 'EmptyState: no results for one long word',
    recipe: '/search?q=xyzzyxyzzyxyzzyxyzzyxyzzy',
  },
  args: {
    title:
      'No results for “Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft”',
    children: 'Check the spelling, or try Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.',
    actions: <ButtonLink href="/">See all categories</ButtonLink>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
