export { readMetadata } from './metadata-file.ts';
export { describeProviders, identityProviderRoutes, testProvider } from './operator.routes.ts';
export { changeProvider, type ProviderChange, ProviderChangeSchema } from './provider-setup.ts';
export { isPasswordAllowed } from './providers.repository.ts';
export { SSO_PATH } from './shop-urls.ts';
export { deleteOldSignIns } from './sign-in-requests.repository.ts';
export { singleSignOnRoutes } from './single-sign-on.routes.ts';
