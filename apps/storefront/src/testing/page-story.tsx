import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPage } from './ShopPage.tsx';
import type { ShopPageProps } from './ShopPage.tsx';

/** Args of a page story: the fakes' data. The toolbar sets the rest. */
export type PageArgs = Omit<ShopPageProps, 'tenant' | 'network' | 'signedIn'> &
  Partial<Pick<ShopPageProps, 'tenant' | 'signedIn'>> & {
    /** Overrides the toolbar's network. */
    readonly network?: 'fast' | 'slow' | 'failing';
  };

/** Renders a page with a new Redux store per view; tenant, network and user come from the toolbar unless the story overrides them. */
export function renderPage({ tenant, network, signedIn, ...args }: PageArgs, { globals }: StoryContext) {
  const how = network ?? (globals.network as PageArgs['network']) ?? 'fast';
  return (
    <ShopPage
      {...args}
      key={JSON.stringify([globals, args.path])}
      tenant={tenant ?? (globals.tenant as ShopPageProps['tenant'])}
      signedIn={signedIn ?? globals.signedIn === 'yes'}
      network={() => how}
    />
  );
}

/** Creates the common meta of a page's stories. */
export const pageAt = <Args extends PageArgs>(args: Args) => ({
  args,
  render: renderPage,
  parameters: { layout: 'fullscreen' },
});

export type PageStory = StoryObj<PageArgs>;

/** The views shared by most pages. */
export const views = {
  /** Expects the page's heading once it has loaded. */
  showing: (heading: string | RegExp): PageStory => ({
    play: async ({ canvasElement }) => {
      await expect(
        await within(canvasElement).findByRole('heading', { level: 1, name: heading }),
      ).toBeVisible();
    },
  }),
  phone: { globals: { viewport: { value: 'phone' } } },
  business: { globals: { tenant: 'business' } },
  loading: { args: { unread: true } },
  failed: { globals: { network: 'failing' } },
} satisfies Record<string, PageStory | ((heading: string | RegExp) => PageStory)>;
