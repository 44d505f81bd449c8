export { type CartModulesDeps, createCartModules } from './cart-modules.ts';
