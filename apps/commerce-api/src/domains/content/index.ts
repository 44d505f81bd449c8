export { contentOperatorRoutes } from './content-operator.routes.ts';
export { contentRoutes } from './content.routes.ts';
export type { PageKey } from './content.repository.ts';
export { LOCALES } from './page-file.ts';
export { changeContent, type ContentChange, listVersions, type VersionRow } from './publishing.ts';
export { starterContent } from './starter-content.ts';
