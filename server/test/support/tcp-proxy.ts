import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  close(): Promise<void>;
}

/** One client's connection, and the one to the target that belongs to it. */
export interface Pair {
  client: Socket;
  upstream: Socket;
  /** Ends both. */
  cut: () => void;
}

/**
 * A TCP proxy on a free port of 127.0.0.1.
 * @param target where connections go
 * @param join passes the bytes of a new connection on, as the test defines
 */
export async function startTcpProxy(
  target: { host?: string; port: number },
  join: (pair: Pair) => void,
): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host ?? '127.0.0.1');
    const cut = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true).on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    join({ client, upstream, cut });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
