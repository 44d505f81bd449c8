import {
  Alert,
  Button,
  EmptyState,
  SectionHeading,
  Skeleton,
  Text,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import { Switch } from '@foolscap/ui/widgets';
import type { ReactNode } from 'react';
import type { CompareData, MissingItem } from '../../contract/index.ts';
import { CompareTable, type CompareTableProps } from '../CompareTable/CompareTable.tsx';
import { COMPARE_MESSAGES } from '../compare-messages.ts';
import styles from './ComparePage.module.scss';

export interface ComparePageProps extends Pick<CompareTableProps, 'renderHead' | 'getBrandHref'> {
  /** State of the request; products of an earlier request stay on screen. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** The products, once they have loaded. */
  readonly data?: CompareData | undefined;
  /** The items of the page's URL, up to four; others are not shown. */
  readonly itemIds: readonly string[];
  /** Number of items that the URL has beyond the limit. */
  readonly ignored?: number;
  /** Hides rows whose values are the same. */
  readonly onlyDifferences?: boolean;
  /** Called with the new state of that switch. */
  readonly onOnlyDifferences: (isOn: boolean) => void;
  /** URL of the page, for the form of the switch without JavaScript. */
  readonly formAction: string;
  /** Reloads the products. */
  readonly onRetry: () => void;
  /** Link to products, for a page without any. */
  readonly emptyActions: ReactNode;
}

/** The page that compares up to four products. */
export function ComparePage({
  phase,
  data,
  itemIds,
  ignored = 0,
  onlyDifferences = false,
  onOnlyDifferences,
  formAction,
  onRetry,
  emptyActions,
  renderHead,
  getBrandHref,
}: ComparePageProps) {
  const { compare: texts } = useMessages('tiles', COMPARE_MESSAGES);
  const isOnPage = ({ itemId }: MissingItem) => itemIds.includes(itemId);
  const items = data?.items.filter(isOnPage) ?? [];
  const missing = data?.missing.filter(isOnPage) ?? [];
  const isWaiting = phase === 'loading' && items.length < itemIds.length - missing.length;
  const names = missing.map(({ itemId, title }) => title ?? texts.item(itemId));
  return (
    <>
      <SectionHeading level={1}>{texts.bar}</SectionHeading>
      {ignored > 0 && <Alert kind="info">{texts.ignored}</Alert>}
      {names.length > 0 && <Alert kind="warning">{texts.missing(names)}</Alert>}
      {phase === 'failed' && (
        <Alert kind="failure" live="polite" onRetry={onRetry}>
          {texts.failed}
        </Alert>
      )}
      {isWaiting && items.length === 0 && (
        <div role="status" className={styles.skeleton}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          {itemIds.map((itemId) => (
            <Skeleton key={itemId} shape="picture" />
          ))}
        </div>
      )}
      {items.length === 0 && !isWaiting && phase !== 'failed' && (
        <EmptyState title={texts.empty} actions={emptyActions}>
          {texts.emptyHint}
        </EmptyState>
      )}
      {items.length === 1 && !isWaiting && <Text>{texts.single}</Text>}
      {items.length > 1 && (
        <form method="get" action={formAction} className={styles.switch}>
          <input type="hidden" name="items" value={itemIds.join(',')} />
          <Switch
            name="differences"
            value="1"
            label={texts.onlyDifferences}
            checked={onlyDifferences}
            onChange={onOnlyDifferences}
          />
          <noscript>
            <Button type="submit" size="small">
              {texts.update}
            </Button>
          </noscript>
        </form>
      )}
      {items.length > 0 && (
        <CompareTable
          items={items}
          renderHead={renderHead}
          onlyDifferences={onlyDifferences}
          getBrandHref={getBrandHref}
        />
      )}
    </>
  );
}
