import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { explainStartError } from '../start-errors.ts';
import { checkPort } from './check-port.ts';

it('rejects a port in use, and leaves a free one free', async () => {
  const host = '127.0.0.1';
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const error = await checkPort({ port, host }).catch((reason: unknown) => reason);
  expect(explainStartError(error)).toMatch(`Port ${port} is in use.`);
  server.close();
  await once(server, 'close');
  await checkPort({ port, host });
  await checkPort({ port, host });
});
