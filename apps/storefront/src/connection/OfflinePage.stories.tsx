import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Announcer } from '@foolscap/ui/components';
import { OfflinePage } from './OfflinePage.tsx';
import { Unplugged } from './Unplugged.tsx';

const meta = {
  title: 'Pages/Offline',
  component: OfflinePage,
  args: { onReached: fn(), reach: () => Promise.resolve<boolean>(false), picture: <Unplugged /> },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Announcer>
      <main id="main">
        <OfflinePage {...args} />
      </main>
    </Announcer>
  ),
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A failed attempt is reported. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getByText('You’re still offline.')).toBeInTheDocument());
    await expect(args.onReached).not.toHaveBeenCalled();
  },
};

/** The browser reported offline, but the server is reachable. */
export const ServerReachable: Story = {
  args: { reach: () => Promise.resolve<boolean>(true) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReached).toHaveBeenCalled());
  },
};

/** The connection was lost before the drawing had loaded. */
export const WithoutDrawing: Story = { args: { picture: undefined } };

export const LongContent: Story = { args: { changesWait: true }, globals: { viewport: { value: 'phone' } } };
