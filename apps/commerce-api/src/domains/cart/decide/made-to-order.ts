import { needsDesign, notConfigured } from '@foolscap/cart/model';
import type { Message } from '@foolscap/core/vocabulary';
import type { LineRow } from '../cart-types.ts';
import type { SellableRow } from '../facts/addition-facts.repository.ts';

/** Returns the refusal of an item that is made to order and comes without its design, or of a set with such an item (decision "punchout"). */
export function getDesignRefusal(
  { sale_conditions, has_custom_parts }: Pick<SellableRow, 'sale_conditions' | 'has_custom_parts'>,
  configurationId: string,
): Message | undefined {
  if (has_custom_parts) return notConfigured('SET');
  return sale_conditions?.customSku && !configurationId ? notConfigured('ITEM') : undefined;
}

type DesignFacts = Pick<LineRow, 'sale_conditions' | 'has_custom_parts' | 'configuration_id'>;

/** Whether a line lacks the design of its item. The item became one that is made to order after the line was added. */
export const lacksDesign = (row: DesignFacts): boolean => !!getDesignRefusal(row, row.configuration_id);

/** Returns the message of such a line. */
export const getDesignMessage = ({ has_custom_parts }: DesignFacts): Message =>
  needsDesign(has_custom_parts ? 'SET' : 'ITEM');
