import { useId } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  DefinitionList,
  EmptyState,
  Link,
  SectionHeading,
  SkeletonText,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { Contract, OrganizationData } from '../../contract/index.ts';
import { CONTRACT_MESSAGES } from './contract-messages.ts';
import styles from './ContractList.module.scss';

export interface ContractListProps {
  /** Undefined while loading and after a failed load. */
  data: Pick<OrganizationData, 'contract' | 'contracts'> | undefined;
  /** URL of the list of items on contract. */
  itemsHref: string;
  /** Why loading failed. */
  error?: string | undefined;
  /** Reloads the contracts; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
  /** Loading is being retried: the button shows it. */
  retrying?: boolean;
}

/** The contracts of a member's organization with their days and terms, and the way to their items. */
export function ContractList({ data, itemsHref, error, onRetry, retrying = false }: ContractListProps) {
  const { contracts: texts } = useMessages('account', CONTRACT_MESSAGES);
  if (error && !data)
    return (
      <Alert kind="failure" live="polite" onRetry={onRetry} isRetrying={retrying}>
        {error}
      </Alert>
    );
  if (!data) return <SkeletonText lines={6} />;
  const { contract, contracts } = data;
  if (!contracts.length) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>;
  return (
    <div className={styles.list}>
      {contract.isContractOnly && <Text>{texts.contractOnly}</Text>}
      {contracts.map((each) => (
        <ContractCard key={each.number} contract={each} hasSeveral={contracts.length > 1} />
      ))}
      {contract.pricedItems > 0 && (
        <Text>
          <Link href={itemsHref}>{texts.seeItems}</Link>
        </Text>
      )}
    </div>
  );
}

function ContractCard({ contract, hasSeveral }: { contract: Contract; hasSeveral: boolean }) {
  const locale = useLocale();
  const id = useId();
  const { contracts: texts, contractPayments } = useMessages('account', CONTRACT_MESSAGES);
  const { number, name, startsOn, endsOn, isCurrent, isLeading, items, rules, orderMinimum, payments } =
    contract;
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (isoDate: string) => format.format(new Date(`${isoDate}T00:00:00Z`));
  const validity =
    startsOn && endsOn
      ? texts.fromTo(day(startsOn), day(endsOn))
      : startsOn
        ? texts.from(day(startsOn))
        : endsOn
          ? texts.until(day(endsOn))
          : texts.noEnd;
  const rows = [
    { term: texts.validity, description: validity },
    ...(items > 0 || rules.length === 0 ? [{ term: texts.items, description: texts.itemCount(items) }] : []),
    ...(rules.length > 0 ? [{ term: texts.discounts, description: <Discounts contract={contract} /> }] : []),
    ...(orderMinimum === undefined
      ? []
      : [
          {
            term: texts.minimum,
            description: texts.minimumOf(formatMoney(toMinorUnits(orderMinimum), locale)),
          },
        ]),
    ...(payments
      ? [
          {
            term: texts.payments,
            description: payments.map((each) => contractPayments[each]).join(', ') || texts.noPayments,
          },
        ]
      : []),
    ...(contract.shipTo.length ? [{ term: texts.shipTo, description: contract.shipTo.join(', ') }] : []),
    ...(contract.billTo.length ? [{ term: texts.billTo, description: contract.billTo.join(', ') }] : []),
  ];
  return (
    <section className={styles.contract} aria-labelledby={id}>
      <SectionHeading
        level={2}
        size="small"
        id={id}
        note={`${number} · ${isCurrent ? texts.current : texts.startsOn(day(startsOn ?? ''))}`}
      >
        {name}
      </SectionHeading>
      <DefinitionList items={rows} />
      {hasSeveral && isCurrent && <Text tone="muted">{isLeading ? texts.terms : texts.otherTerms}</Text>}
    </section>
  );
}

/** The percentages off list prices, in the order in which they take precedence. */
function Discounts({ contract: { items, rules } }: { contract: Contract }) {
  const { contracts: texts } = useMessages('account', CONTRACT_MESSAGES);
  const describeAll = rules.length > 1 || items > 0 ? texts.allDiscount : texts.onlyAll;
  return (
    <>
      <ul className={styles.discounts}>
        {rules.map(({ kind, name, percentOff }) => (
          <li key={`${kind} ${name}`}>
            {kind === 'ALL' ? describeAll(percentOff) : texts.discount(percentOff, name)}
          </li>
        ))}
      </ul>
      <Text size={14} tone="muted">
        {texts.discountNote}
      </Text>
    </>
  );
}
