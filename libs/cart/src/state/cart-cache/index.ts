export { CART_CACHE_KEY, type CartCache, type CartCacheOptions, createCartCache } from './cart-cache.ts';
export { type CartCacheDeps, type CartCacheModule, createCartCacheModule } from './cart-cache.module.ts';
