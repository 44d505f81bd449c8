import type { ProductTile } from '@foolscap/catalog/contract';
import { Stack, Text } from '@foolscap/ui/components';
import { CustomizeButton } from './CustomizeButton.tsx';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

export interface CustomizeSetProps {
  /** The set's made-to-order items. */
  parts: readonly ProductTile[];
}

/** Replaces the main action of a set with made-to-order items. The cart refuses such a set, because its lines cannot have a design. */
export function CustomizeSet({ parts }: CustomizeSetProps) {
  return (
    <Stack gap={3}>
      <Text>{texts.set(parts.length)}</Text>
      {parts.map((part) => (
        <CustomizeButton key={part.itemId} product={part} name={texts.customize(part.title)} />
      ))}
    </Stack>
  );
}
