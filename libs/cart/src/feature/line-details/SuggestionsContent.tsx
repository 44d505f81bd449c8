import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, SkeletonText, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import {
  getAlternatives,
  getServiceGroups,
  itemMessageText,
  type SuggestedItem,
  type SuggestionGroup,
  type SuggestionKind,
  type SuggestionLists,
} from '../../model/index.ts';
import {
  offersActions,
  type OfferChoice,
  type OffersRoot,
  selectOfferChoice,
  selectOffers,
} from '../../state/index.ts';
import { SuggestedItems } from '../../ui/SuggestedItems/SuggestedItems.tsx';
import { CART_MESSAGES } from '../../model/messages.ts';
import { SUGGESTION_MESSAGES } from '../../model/suggestion-messages.ts';

export interface SuggestionsContentProps {
  line: CartItem;
  kind: SuggestionKind;
  onAct?: (() => void) | undefined;
  form?: { action: string; fields: ReactNode };
}

function getGroups(
  kind: SuggestionKind,
  line: CartItem,
  lists: SuggestionLists,
  messages: typeof SUGGESTION_MESSAGES,
): SuggestionGroup[] {
  if (kind === 'services') return getServiceGroups(line, lists, messages);
  const items = getAlternatives(line, lists);
  return items.length > 0 ? [{ title: messages.suggestions.alternatives, items }] : [];
}

/** The items suggested for a line: loading, failed, empty or present. */
export function SuggestionsContent({ line, kind, onAct, form }: SuggestionsContentProps) {
  const dispatch = useDispatch();
  const texts = useMessages('cart', CART_MESSAGES);
  const messages = useMessages('cart', SUGGESTION_MESSAGES);
  const { suggestions } = messages;
  const lists = useSelector(selectOffers);
  const choice = useSelector((root: OffersRoot) => selectOfferChoice(root, line.cartItemId));
  const { product, cartItemId } = line;
  const groups = lists.value && getGroups(kind, line, lists.value, messages);
  const take = (item: SuggestedItem, isReplacement: boolean) => {
    const { itemId, name, qty, parentItemId } = item;
    if (isReplacement) onAct?.();
    dispatch(
      offersActions.offerRequested({
        cartItemId,
        itemId,
        name,
        qty,
        ...(parentItemId ? { parentItemId } : {}),
        ...(isReplacement ? { isReplacement } : {}),
      }),
    );
  };
  const problem = choice && getProblem(choice);
  return (
    <Stack gap={4}>
      <Text tone="muted">{suggestions.forItem(product.name)}</Text>
      {lists.phase === 'failed' && (
        <Alert kind="failure" live="assertive" onRetry={() => dispatch(offersActions.offersRequested())}>
          {suggestions.notLoaded}
        </Alert>
      )}
      {!groups && lists.phase !== 'failed' && (
        <div role="group" aria-busy="true" aria-label={suggestions.loading}>
          <SkeletonText lines={6} />
        </div>
      )}
      {groups?.length === 0 && (
        <Text>{kind === 'services' ? suggestions.noServices : suggestions.noAlternatives}</Text>
      )}
      {groups?.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          {kind === 'services' && <Text weight="semibold">{title}</Text>}
          <SuggestedItems
            label={suggestions.listFor(title, product.name)}
            items={items}
            canReplace={kind === 'alternatives'}
            pendingId={choice?.phase === 'sending' ? choice.request.itemId : undefined}
            problem={problem ? { itemId: choice.request.itemId, text: problem } : undefined}
            onAdd={(item) => take(item, false)}
            onReplace={(item) => take(item, true)}
            {...(form && {
              form: {
                ...form,
                fields: (
                  <>
                    {form.fields}
                    <input type="hidden" name="cartItemId" value={cartItemId} />
                  </>
                ),
              },
            })}
          />
        </section>
      ))}
    </Stack>
  );

  /** Returns the reason why an item could not be added. */
  function getProblem(made: OfferChoice): string | undefined {
    if (made.phase === 'failed') return texts.texts.addFailed;
    if (made.phase !== 'refused') return undefined;
    const [message] = made.line?.messages ?? [];
    return made.line && message ? itemMessageText(message, made.line, texts) : texts.texts.addFailed;
  }
}
