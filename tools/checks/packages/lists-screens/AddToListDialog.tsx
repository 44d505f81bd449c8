// AddToListDialog.tsx
export { AddToList as default } from '@foolscap/lists/feature';
