import type { ProductTile } from '@foolscap/catalog/contract';
import { Stack, Text } from '@foolscap/ui/components';
import { CustomizeButton } from './CustomizeButton.tsx';

export interface CustomizeSetProps {
  /** The set's made-to-order items. */
  parts: readonly ProductTile[];
}

/** Replaces the main action of a set with made-to-order items. The cart refuses such a set, because its lines cannot have a design. */
export function CustomizeSet({ parts }: CustomizeSetProps) {
  const isOne = parts.length === 1;
  return (
    <Stack gap={3}>
      <Text>
        {isOne ? 'This set has an item that is' : `This set has ${parts.length} items that are`} made to
        order, so it can’t be added as a whole. Customize {isOne ? 'that item' : 'them'} first, then add the
        other items of the set from their own pages.
      </Text>
      {parts.map((part) => (
        <CustomizeButton key={part.itemId} product={part} name={`Customize ${part.title}`} />
      ))}
    </Stack>
  );
}
