// A chunk of its own: what few lines have, with the texts of all messages.
export { LineMessages } from '../LineMessages/LineMessages.tsx';
export { PriceChange } from '../PriceChange/PriceChange.tsx';
