import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes a server of a test listen on a free port of this machine. */
export async function listenLocally(server: Server): Promise<{ port: number; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
