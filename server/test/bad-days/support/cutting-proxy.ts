import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy on a free port of 127.0.0.1 that loses replies when it is told to. */
export interface CuttingProxy {
  port: number;
  /** From now on each so-many-th reply is lost: what was asked for has been done, and the connection is cut. 0: none. */
  loseEvery(nth: number): void;
  /** Replies that were lost so far. */
  lost(): number;
  close(): Promise<void>;
}

/** @param target TCP port on 127.0.0.1 */
export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let nth = 0;
  let replies = 0;
  let lost = 0;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
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
    client.pipe(upstream);
    upstream.on('data', (reply: Buffer) => {
      replies += 1;
      if (nth === 0 || replies % nth !== 0) client.write(reply);
      else {
        lost += 1;
        cut();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    loseEvery: (wanted) => void (nth = wanted),
    lost: () => lost,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
