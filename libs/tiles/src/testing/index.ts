export { aTileItem, drawnPicture, tileItems } from './builders.ts';
