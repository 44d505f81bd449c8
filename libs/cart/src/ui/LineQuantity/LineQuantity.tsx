import { Button, QuantityField, useMessages } from '@foolscap/ui/components';
import type { QuantityFieldProps } from '@foolscap/ui/components';
import { getLineSubmit, getQuantityName, LINES_FORM_ID } from '../../model/index.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';

export interface LineQuantityProps extends Pick<
  QuantityFieldProps,
  'busy' | 'disabled' | 'onCommit' | 'onZero' | 'step'
> {
  /** The line that the quantity belongs to. */
  cartItemId: string;
  /** The product's name, for the accessible names. */
  name: string;
  /** The shown quantity. */
  qty: number;
  /** The largest quantity. */
  max: number;
  /** Form action of the button "Update", which is shown without JavaScript only. */
  updateAction?: string | undefined;
}

/** The quantity of a cart line. Without JavaScript a button submits it in the form `LINES_FORM_ID` of the page. */
export function LineQuantity({ cartItemId, name, qty, updateAction, ...field }: LineQuantityProps) {
  const { lines: texts } = useMessages('cart', LINE_MESSAGES);
  return (
    <>
      <QuantityField
        {...field}
        value={qty}
        label={name}
        name={getQuantityName(cartItemId)}
        form={updateAction === undefined ? undefined : LINES_FORM_ID}
      />
      {updateAction !== undefined && (
        <noscript>
          <Button
            {...getLineSubmit(cartItemId, updateAction)}
            size="small"
            aria-label={texts.updateQuantity(name)}
          >
            {texts.update}
          </Button>
        </noscript>
      )}
    </>
  );
}
