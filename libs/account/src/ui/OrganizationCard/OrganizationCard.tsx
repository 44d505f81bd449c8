import { useId, type ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  DefinitionList,
  Link,
  SectionHeading,
  SkeletonText,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { OrganizationData } from '../../contract/index.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { ORGANIZATION_MESSAGES } from './organization-messages.ts';
import styles from './OrganizationCard.module.scss';

export interface OrganizationCardProps {
  /** Undefined while loading and after a failed load. */
  data:
    Pick<OrganizationData, 'organization' | 'contract' | 'budgets' | 'addresses' | 'shipToId'> | undefined;
  /** URL of the page that changes the ship-to address. */
  shipToHref: string;
  /** Why loading failed. */
  error?: string | undefined;
  /** Reloads the organization; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
  /** Loading is being retried: the button shows it. */
  retrying?: boolean;
}

/** A member's organization: the contract and what it covers, where orders ship, the rules for orders, and the state of the budgets. */
export function OrganizationCard({
  data,
  shipToHref,
  error,
  onRetry,
  retrying = false,
}: OrganizationCardProps) {
  const { organization: texts } = useMessages('account', ORGANIZATION_MESSAGES);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={!data && !error}>
      <SectionHeading level={2} size="small" id={id}>
        {texts.title}
      </SectionHeading>
      {data ? (
        <Facts data={data} shipToHref={shipToHref} />
      ) : error ? (
        <Alert kind="failure" live="polite" onRetry={onRetry} isRetrying={retrying}>
          {error}
        </Alert>
      ) : (
        <SkeletonText lines={4} />
      )}
    </section>
  );
}

function Facts({
  data,
  shipToHref,
}: {
  data: NonNullable<OrganizationCardProps['data']>;
  shipToHref: string;
}) {
  const locale = useLocale();
  const { organization: texts } = useMessages('account', ORGANIZATION_MESSAGES);
  const { organization, contract, budgets = [], addresses, shipToId } = data;
  const shipTo = addresses.find(({ id }) => id === shipToId);
  const { division, approvalLimit, purchaseOrderPolicy } = organization;
  const items: { term: string; description: ReactNode }[] = [
    { term: texts.contract, description: describeContract(contract, texts) },
    ...(division ? [{ term: texts.division, description: division }] : []),
    ...(shipTo
      ? [
          {
            term: texts.shipsTo,
            description: (
              <>
                {shipTo.label}{' '}
                <Link href={shipToHref} aria-label={texts.changeShipTo}>
                  {texts.change}
                </Link>
              </>
            ),
          },
        ]
      : []),
    ...(purchaseOrderPolicy === 'REQUIRED'
      ? [{ term: texts.purchaseOrder, description: texts.purchaseOrderRequired }]
      : []),
    ...(approvalLimit === undefined
      ? []
      : [
          {
            term: texts.approval,
            description: texts.approvalAbove(formatMoney(toMinorUnits(approvalLimit), locale)),
          },
        ]),
  ];
  return (
    <>
      <DefinitionList items={items} />
      {budgets.length > 0 && (
        <div className={styles.budgets}>
          <SectionHeading level={3}>{texts.budgets}</SectionHeading>
          {budgets.map((budget) => (
            <BudgetBar key={budget.code} budget={budget} />
          ))}
        </div>
      )}
    </>
  );
}

/** Describes a contract: its number, and what it covers. */
function describeContract(
  { contractId, pricedItems, isContractOnly }: OrganizationData['contract'],
  texts: typeof ORGANIZATION_MESSAGES.organization,
): string {
  const covers = !pricedItems
    ? texts.noContractPrices
    : isContractOnly
      ? texts.contractOnly(pricedItems)
      : texts.contractPrices(pricedItems);
  return contractId ? `${contractId} · ${covers}` : covers;
}
