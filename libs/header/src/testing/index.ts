export { aNavContext, categories, footerColumns } from './builders.ts';
