import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPage } from './ShopPage.tsx';
import type { ShopPageProps } from './ShopPage.tsx';

/** Args of a page story: what the fakes hold. The toolbar says the rest. */
export type PageArgs = Omit<ShopPageProps, 'tenant' | 'network' | 'signedIn'> &
  Partial<Pick<ShopPageProps, 'tenant' | 'signedIn'>> & {
    /** Another network than the toolbar's. */
    readonly network?: 'fast' | 'slow' | 'failing';
  };

/** Draws a page with a fresh store for every view; tenant, network and who is shopping come from the toolbar unless the story needs others. */
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

/** What the stories of a page share beside its title. */
export const pageAt = <Args extends PageArgs>(args: Args) => ({
  args,
  render: renderPage,
  parameters: { layout: 'fullscreen' },
});

export type PageStory = StoryObj<PageArgs>;

/** The views that most pages have. */
export const views = {
  /** With the heading that the page has once it is there. */
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
