import { useSelector } from 'react-redux';
import type { CartItem } from '../contract/index.ts';
import { selectCart } from '../state/index.ts';
import { ContractFlags } from '../ui/index.ts';

/** The contract flags of a line; nothing for lines of the consumer site. */
export function LineContractFlags({ line }: { line: CartItem }) {
  const isContractOnly = useSelector(selectCart)?.cartAccountInfo?.contractOnly;
  return <ContractFlags line={line} {...(isContractOnly && { isContractOnly })} />;
}
