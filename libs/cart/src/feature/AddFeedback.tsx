import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Button, ButtonLink, Stack } from '@foolscap/ui/components';
import { Dialog, Drawer, ToastProvider, useToasts } from '@foolscap/ui/overlays';
import { addedTitle, cartMessageText, countAdded, leadingLine, getLineOutcome } from '../model/index.ts';
import { cartActions, selectAddFeedback } from '../state/index.ts';
import { AddedToCart, useCartMessages } from '../ui/index.ts';

/** Texts for an add without a reply. It is unknown whether the item was added; the idempotency key prevents adding it twice. */
const ANSWER_LOST = {
  title: 'We didn’t get a response',
  text: 'The item may already be in your cart. Trying again won’t add it twice.',
};

export interface AddFeedbackProps {
  cartHref: string;
  /** Opens the cart from the toast; by default the page at `cartHref` is loaded. */
  onViewCart?: () => void;
}

/**
 * The outcome of the last add: a toast for several items, otherwise a drawer on small screens and an overlay on others. Loaded with the first
 * add, so that pages without an add do not load it.
 */
export function AddFeedback(props: AddFeedbackProps) {
  return (
    <ToastProvider label="Added to cart">
      <Outcome {...props} />
    </ToastProvider>
  );
}

function Outcome({ cartHref, onViewCart = () => window.location.assign(cartHref) }: AddFeedbackProps) {
  const dispatch = useDispatch();
  const toasts = useToasts();
  const messages = useCartMessages();
  const feedback = useSelector(selectAddFeedback);
  const close = () => dispatch(cartActions.feedbackClosed());

  const title =
    feedback?.phase === 'added'
      ? addedTitle(
          getLineOutcome(leadingLine(feedback.lines)?.messages ?? feedback.errors).outcome,
          countAdded(feedback.lines),
          messages,
        )
      : undefined;

  // The toast announces itself and takes no focus. Adds in quick succession share one.
  const toastLines = feedback?.phase === 'added' && feedback.kind === 'toast' ? feedback.lines : undefined;
  useEffect(() => {
    if (!toastLines || !title) return;
    toasts.show({
      key: 'added',
      title,
      description: toastLines.map(({ product }) => product.name).join(', '),
      action: { label: 'View cart', onAction: onViewCart },
    });
    // Closing it here shows each toast once.
    dispatch(cartActions.feedbackClosed());
  }, [dispatch, onViewCart, title, toastLines, toasts]);

  if (!feedback || toastLines) return null;

  if (feedback.phase === 'failed') {
    const { body, key, failure } = feedback;
    return (
      <Dialog
        open
        onClose={close}
        title={failure.status === undefined ? ANSWER_LOST.title : 'Nothing was added'}
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => dispatch(cartActions.addToCartRequested(body.items, { key }))}
            >
              Try again
            </Button>
            <Button onClick={close}>Close</Button>
          </>
        }
      >
        <Alert kind="failure">
          {failure.status === undefined
            ? ANSWER_LOST.text
            : failure.status === 404 || failure.status === 429 || failure.code === 'SKU_INVALID'
              ? failure.message
              : messages.texts.addFailed}
        </Alert>
      </Dialog>
    );
  }

  const body = (
    <Stack gap={4}>
      {feedback.errors.length > 0 && (
        <Alert kind="failure">
          {feedback.errors.map(({ code, description }, place) => (
            // Several unknown items have the same code.
            <p key={place}>{description ?? cartMessageText({ code }, messages)}</p>
          ))}
        </Alert>
      )}
      <AddedToCart lines={feedback.lines} />
    </Stack>
  );
  const actions = (
    <>
      <ButtonLink variant="primary" href={cartHref} onClick={close}>
        View cart
      </ButtonLink>
      <Button onClick={close}>Keep shopping</Button>
    </>
  );

  if (feedback.kind === 'redirect') return null;
  return feedback.kind === 'overlay' ? (
    <Dialog open onClose={close} title={title} actions={actions}>
      {body}
    </Dialog>
  ) : (
    <Drawer open onClose={close} side="bottom" title={title} footer={actions}>
      {body}
    </Drawer>
  );
}
