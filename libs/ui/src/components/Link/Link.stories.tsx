import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Link, LinkProvider, PlainLink } from './Link.tsx';

const meta = {
  title: 'UI/Components/Link',
  component: Link,
  args: { href: '/c/paper', children: 'Copy paper' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Everything for the printer: <Link {...args} />, toner and drums.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet' }, render: Default.render };

/** Unstyled, for components with their own styles. */
export const Unstyled: Story = {
  render: (args) => (
    <p>
      Everything for the printer: <PlainLink {...args} />, toner and drums.
    </p>
  ),
};

/** Default, hover, focus and active states. */
export const States: Story = {
  parameters: {
    state: 'Link: hover, focus and active',
    recipe: 'Point at, focus and press one on /cart.',
    pseudo: { hover: '.hovered', focusVisible: '.focused', active: '.pressed' },
  },
  render: (args) => (
    <Stack align="start">
      {(['inline', 'quiet'] as const).map((variant) => (
        <p key={variant}>
          <Link {...args} variant={variant}>
            At rest
          </Link>
          {(['Hovered', 'Focused', 'Pressed'] as const).map((state) => (
            <span key={state}>
              {', '}
              <Link {...args} variant={variant} className={state.toLowerCase()}>
                {state}
              </Link>
            </span>
          ))}
        </p>
      ))}
    </Stack>
  ),
};

/** The application renders links within the site; external links stay plain. */
export const WithinAnApplication: Story = {
  parameters: {
    state: 'Link: internal and external',
    recipe: 'Storybook only: the shop has no links to other sites.',
  },
  render: () => (
    <LinkProvider
      component={({ children, ...rest }) => (
        <a {...rest} data-router>
          {children}
        </a>
      )}
    >
      <p>
        <Link href="/cart">Your cart</Link> and{' '}
        <Link href="https://example.com/terms">the carrier’s terms</Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Your cart' })).toHaveAttribute('data-router');
    await expect(canvas.getByRole('link', { name: 'the carrier’s terms' })).not.toHaveAttribute(
      'data-router',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Your cart' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    children:
      'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine',
  },
  globals: { viewport: { value: 'narrow' } },
};
