export {
  type AddCallbacks,
  type AddResult,
  type AddWithCallbacks,
  createAddWithCallbacks,
} from './add-callbacks.ts';
