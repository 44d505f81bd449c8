import { ListCardsPanel } from '@foolscap/lists/feature';
import { listsActions } from '@foolscap/lists/state';
import { Link, SectionHeading, Stack } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useShop } from '../../shell/shop-context.ts';
import { listsFeature } from '../lists/feature.ts';
import { listPath, listsPath } from '../lists/list-paths.ts';
import { HOME_SCREEN_MESSAGES } from './home-messages.ts';

const { homePage: texts } = HOME_SCREEN_MESSAGES;

export const features = [listsFeature];

export const load: FeatureExports['load'] = () => [listsActions.cardsRequested()];

/** The newest shopping lists, on the home page. Users without lists see nothing. */
export default function YourLists({ heading }: { heading: string }) {
  const { tenant } = useShop();
  return (
    <section aria-label={heading}>
      <Stack gap={5}>
        <ListCardsPanel
          heading={
            <SectionHeading level={2} action={<Link href={listsPath(tenant)}>{texts.allLists}</Link>}>
              {heading}
            </SectionHeading>
          }
          hrefFor={({ id }) => listPath(tenant, id)}
        />
      </Stack>
    </section>
  );
}
