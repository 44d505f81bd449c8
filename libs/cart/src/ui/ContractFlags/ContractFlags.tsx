import { Badge, Inline, Text } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { isOffContract } from '../../model/line-details.ts';

export interface ContractFlagsProps {
  /** A line of a business cart. */
  line: Pick<CartItem, 'customerSku' | 'product'>;
  /** Whether the organization buys on-contract items only, so that an off-contract item is an exception. */
  isContractOnly?: boolean;
}

/** The flags of a line of a business cart: off contract, market price, and the part number of the organization. Nothing for other lines. */
export function ContractFlags({ line, isContractOnly = false }: ContractFlagsProps) {
  const { customerSku, product } = line;
  const isOff = isOffContract(line);
  // The price-method code MPI (decision-new-customer.2).
  const isMarketPrice = product.contractInfo?.priceMethod === 'MPI';
  if (!isOff && !isMarketPrice && customerSku === undefined) return null;
  return (
    <Inline gap={2} role="group" aria-label={`Contract: ${product.name}`}>
      {isOff && <Badge tone={isContractOnly ? 'warning' : 'neutral'}>Off contract</Badge>}
      {isMarketPrice && <Badge>Market price</Badge>}
      {customerSku !== undefined && (
        <Text as="span" size={14} tone="muted">
          Your part number: {customerSku}
        </Text>
      )}
    </Inline>
  );
}
