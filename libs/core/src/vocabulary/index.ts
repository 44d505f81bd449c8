export * from './address.ts';
export * from './delivery.ts';
export * from './message.ts';
export * from './phone.ts';
export * from './places.ts';
export * from './product.ts';
export * from './tenant.ts';
export * from './wire.ts';
