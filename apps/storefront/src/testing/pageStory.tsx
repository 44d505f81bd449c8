import type { StoryContext } from '@storybook/react-vite';
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
