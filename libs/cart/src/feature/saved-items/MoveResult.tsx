import { useSelector } from 'react-redux';
import { Alert, useMessages } from '@foolscap/ui/components';
import { cartMessageText, itemMessageText } from '../../model/index.ts';
import { selectConfirmedSavedChange } from '../../state/index.ts';
import { CART_MESSAGES } from '../../model/messages.ts';

/** The items that the last move did not move, or moved only partly, with the reason for each; renders nothing if all were moved. */
export function MoveResult() {
  const messages = useMessages('cart', CART_MESSAGES);
  const confirmed = useSelector(selectConfirmedSavedChange);
  if (confirmed?.change.kind !== 'moved') return null;
  const { lines, errors } = confirmed.change;
  const problems = [
    ...errors.map((error) => cartMessageText(error, messages)),
    ...lines.flatMap((line) => {
      const [message] = line.messages;
      return message ? `${line.product.name}: ${itemMessageText(message, line, messages)}` : [];
    }),
  ];
  if (problems.length === 0) return null;
  return (
    <Alert key={confirmed.serial} kind="warning" live="polite">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Alert>
  );
}
