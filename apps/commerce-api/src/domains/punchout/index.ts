export { configuratorRoutes } from './sandbox-configurator.ts';
export { deleteOldPunchouts } from './punchout.repository.ts';
export { punchoutRoutes } from './punchout.routes.ts';
