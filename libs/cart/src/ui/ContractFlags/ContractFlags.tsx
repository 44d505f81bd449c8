import { getContractFlags } from '@foolscap/core/vocabulary';
import { Badge, Inline, Text, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { BUSINESS_CART_MESSAGES } from '../../model/business-cart-messages.ts';

export interface ContractFlagsProps {
  /** A line of a business cart. */
  line: Pick<CartItem, 'customerSku' | 'product'>;
  /** Whether the organization buys only on-contract items, so that an off-contract item is an exception. */
  isContractOnly?: boolean;
}

/** The flags of a business cart's line: off contract, market price, and the organization's part number. Renders nothing for other lines. */
export function ContractFlags({ line, isContractOnly = false }: ContractFlagsProps) {
  const { contract: texts } = useMessages('cart', BUSINESS_CART_MESSAGES);
  const { customerSku, product } = line;
  const flags = getContractFlags(product.contractInfo, isContractOnly).filter(
    // Most lines are on contract.
    ({ kind }) => kind !== 'on-contract',
  );
  if (flags.length === 0 && customerSku === undefined) return null;
  return (
    <Inline gap={2} role="group" aria-label={texts.label(product.name)}>
      {flags.map(({ kind, tone }) => (
        <Badge key={kind} tone={tone}>
          {texts[kind]}
        </Badge>
      ))}
      {customerSku !== undefined && (
        <Text as="span" size={14} tone="muted">
          {texts.partNumber(customerSku)}
        </Text>
      )}
    </Inline>
  );
}
