export { aTileItem, tileItems } from './builders.ts';
