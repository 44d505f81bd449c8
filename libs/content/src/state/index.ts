export { createContentModule } from './content.module.ts';
export {
  contentActions,
  contentReducer,
  isContentMissing,
  selectContent,
  type ContentRoot,
  type ContentState,
} from './content.slice.ts';
export { createContentFormsModule } from './forms.module.ts';
export {
  contentFormsActions,
  contentFormsEvents,
  contentFormsReducer,
  selectSubmission,
  type ContentFormName,
  type ContentFormsRoot,
  type ContentFormsState,
  type Submission,
} from './forms.slice.ts';
export { type ChatDeps, createChatModule } from './chat.module.ts';
export { chatActions, chatReducer, type ChatRoot, type ChatState, selectChat } from './chat.slice.ts';
export {
  createHomeModule,
  homeActions,
  selectHome,
  type Home,
  type HomeDeps,
  type HomeRoot,
  type HomeRow,
  type HomeState,
} from './home.module.ts';
