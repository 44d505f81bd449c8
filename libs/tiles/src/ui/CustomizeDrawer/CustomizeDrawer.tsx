import { messageFor } from '@foolscap/core/messages';
import { toMinorUnits } from '@foolscap/core/money';
import { CART_FIELD_MAX_QUANTITY } from '@foolscap/core/quantity';
import {
  Alert,
  Button,
  Price,
  QuantityField,
  SectionHeading,
  Stack,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import { useId, useState } from 'react';
import { tileUnit, type TileDetails } from '../../model/index.ts';
import type { TileDrawerProps } from '../AlternatesDrawer/AlternatesDrawer.tsx';
import { DrawerFacts, DrawerReading } from '../parts/DrawerDetails.tsx';
import { TILE_DRAWER_MESSAGES } from '../drawer-messages.ts';

export interface CustomizeDrawerProps extends TileDrawerProps {
  /** Details from the product page; absent until they have loaded. */
  readonly details?: TileDetails | undefined;
  /** The visit to the configurator is being started. */
  readonly isStarting?: boolean;
  /** The code of the failure by which the visit did not start. */
  readonly failureCode?: string | undefined;
  /** Starts the visit with the chosen number of units. */
  readonly onStart: (qty: number) => void;
}

/**
 * The drawer for customizing a made-to-order product: its facts, the number of units, and the link to its configurator (storefront-2.42,
 * storefront-4.38).
 */
export function CustomizeDrawer({
  item,
  phase,
  details,
  isStarting = false,
  failureCode,
  onStart,
  onRetry,
  ...sheet
}: CustomizeDrawerProps) {
  const { drawers: texts, punchout, punchoutFailed } = useMessages('tiles', TILE_DRAWER_MESSAGES);
  const formId = useId();
  const [qty, setQty] = useState(1);
  return (
    <Drawer
      {...sheet}
      title={texts.customize}
      contentLabel={texts.customize}
      footer={
        <Stack gap={3}>
          {failureCode !== undefined && (
            <Alert kind="failure" live="polite">
              {messageFor(punchout, failureCode) ?? punchoutFailed.start}
            </Alert>
          )}
          <Button type="submit" form={formId} variant="primary" fullWidth busy={isStarting}>
            {texts.startDesign}
          </Button>
        </Stack>
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <SectionHeading level={3}>{item.title}</SectionHeading>
          <Price amount={toMinorUnits(item.priceValue)} unit={tileUnit(item)} size="large" />
        </Stack>
        <Text>{texts.customizing}</Text>
        {/* The browser does not submit a quantity that the field rejects. */}
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onStart(qty);
          }}
        >
          <QuantityField
            value={qty}
            label={item.title}
            max={Math.min(CART_FIELD_MAX_QUANTITY, item.quantityLimit)}
            disabled={isStarting}
            onCommit={setQty}
          />
        </form>
        <DrawerReading phase={phase} onRetry={onRetry} />
        <DrawerFacts details={details} />
      </Stack>
    </Drawer>
  );
}
