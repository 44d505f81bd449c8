export * from './fake-application-windows.ts';
export * from './fake-captcha.ts';
export * from './builders.ts';
export * from './fake-payments-client.ts';
export * from './fake-rewards-payment-client.ts';
export * from './fake-wallet-client.ts';
export * from './fake-vendors.ts';
export * from './fake-payment-frames.ts';
