export { createContentModule } from './content.module.ts';
export {
  contentActions,
  contentReducer,
  isContentMissing,
  selectContent,
  type ContentRoot,
  type ContentState,
} from './content.slice.ts';
