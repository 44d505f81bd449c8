import { useSelector } from 'react-redux';
import type { CartItem } from '../contract/index.ts';
import { selectCart } from '../state/index.ts';
import { ContractFlags } from '../ui/index.ts';

/** A line's contract flags; renders nothing for lines on the consumer site. */
export function LineContractFlags({ line }: { line: CartItem }) {
  const isContractOnly = useSelector(selectCart)?.cartAccountInfo?.contractOnly;
  return <ContractFlags line={line} {...(isContractOnly && { isContractOnly })} />;
}
