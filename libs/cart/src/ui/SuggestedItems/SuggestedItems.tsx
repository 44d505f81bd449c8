import type { ReactNode } from 'react';
import { Alert, Button, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { SuggestedItem } from '../../model/index.ts';
import { CompactLine } from '../CompactLine/CompactLine.tsx';
import { SUGGESTION_MESSAGES } from '../../model/suggestion-messages.ts';

export interface SuggestedItemsProps {
  /** Accessible name of the list: `Alternatives for Copy paper`. */
  label: string;
  /** The items, the best match first. */
  items: readonly SuggestedItem[];
  /** Whether an item can take the place of the line. */
  canReplace?: boolean;
  /** The item whose choice is in flight. */
  pendingId?: string | undefined;
  /** The item that could not be chosen, with the reason. */
  problem?: { itemId: string; text: string } | undefined;
  /** Called by the button that adds an item in addition to the line. */
  onAdd?: (item: SuggestedItem) => void;
  /** Called by the button that adds an item and removes the line. */
  onReplace?: (item: SuggestedItem) => void;
  /** Form action and hidden fields with the id of the line, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
}

/** From this number of units on, the number is not shown. */
const FEW = 5;

const getAvailability = (
  { available }: SuggestedItem,
  { suggestions: texts }: typeof SUGGESTION_MESSAGES,
): string[] => (available === undefined ? [] : [available > FEW ? texts.inStock : texts.left(available)]);

/** Items that the cart suggests for a line (cart-2.28), each with its price, availability and actions. */
export function SuggestedItems({
  label,
  items,
  canReplace = false,
  pendingId,
  problem,
  onAdd,
  onReplace,
  form,
}: SuggestedItemsProps) {
  const messages = useMessages('cart', SUGGESTION_MESSAGES);
  const { suggestions: texts } = messages;
  return (
    <Stack as="ul" gap={4} ruled aria-label={label}>
      {items.map((item) => {
        const { itemId, name, itemUrl, imageUrl, price, qty, parentItemId } = item;
        const isPending = pendingId === itemId;
        return (
          <li key={itemId}>
            <CompactLine
              name={name}
              imageUrl={imageUrl}
              itemUrl={itemUrl}
              price={price}
              unit={qty > 1 ? texts.each : undefined}
              notes={getAvailability(item, messages)}
              pending={isPending ? 'adding' : undefined}
              actions={
                <form
                  method="post"
                  action={form?.action}
                  onSubmit={(event) => {
                    event.preventDefault();
                    if (pendingId) return;
                    const { submitter } = event.nativeEvent as SubmitEvent;
                    if (submitter?.getAttribute('name') === 'replaces') onReplace?.(item);
                    else onAdd?.(item);
                  }}
                >
                  {form?.fields}
                  <input type="hidden" name="itemId" value={itemId} />
                  <input type="hidden" name="qty" value={qty} />
                  {parentItemId && <input type="hidden" name="parentItemId" value={parentItemId} />}
                  {canReplace && (
                    <Button
                      type="submit"
                      name="replaces"
                      value="yes"
                      size="small"
                      busy={isPending}
                      aria-label={texts.replaceWith(name)}
                    >
                      {texts.replace}
                    </Button>
                  )}
                  <Button
                    type="submit"
                    size="small"
                    variant={canReplace ? 'quiet' : 'secondary'}
                    busy={isPending}
                    aria-label={texts.addItem(qty, name)}
                  >
                    {texts.add(qty)}
                  </Button>
                </form>
              }
            />
            {problem?.itemId === itemId && (
              <Alert kind="failure" live="assertive">
                <Text size={14}>{problem.text}</Text>
              </Alert>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
