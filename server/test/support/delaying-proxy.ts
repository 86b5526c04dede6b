import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A TCP proxy in front of a MongoDB server that delays some commands. */
export interface DelayingProxy {
  /** The address given, by way of this proxy. */
  uri: string;
  /** Commands whose bytes hold one of these texts reach the server so many ms later. */
  delayCommands(texts: readonly string[], ms: number): void;
  /** Commands that were delayed so far. */
  delayed(): number;
  close(): Promise<void>;
}

export async function startDelayingProxy(mongoUri: string): Promise<DelayingProxy> {
  const target = new URL(mongoUri);
  const open = new Set<Socket>();
  let texts: readonly string[] = [];
  let ms = 0;
  let count = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      const cut = (): void => void (client.destroy(), upstream.destroy(), open.delete(socket));
      socket.setNoDelay(true).on('error', cut).on('close', cut);
    }
    upstream.pipe(client);
    // One after the other, so that a delayed command keeps its place.
    let last = Promise.resolve();
    client.on('data', (bytes: Buffer) => {
      const isSlow = texts.some((text) => bytes.includes(text));
      if (isSlow) count += 1;
      last = last.then(async () => {
        if (isSlow) await delay(ms);
        upstream.write(bytes);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const uri = new URL(mongoUri);
  uri.port = String((server.address() as AddressInfo).port);
  return {
    uri: uri.href,
    delayCommands: (wanted, wantedMs) => {
      texts = wanted;
      ms = wantedMs;
    },
    delayed: () => count,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
