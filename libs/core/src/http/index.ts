export * from './client-log.ts';
export * from './connection.ts';
export * from './failure.ts';
export * from './http-client.ts';
export * from './inject-transport.ts';
export * from './sign-in-address.ts';
export * from './statuses.ts';
export * from './transport.ts';
