import { setTimeout as delay } from 'node:timers/promises';
import { startTcpProxy } from './tcp-proxy.js';

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
  const uri = new URL(mongoUri);
  let texts: readonly string[] = [];
  let ms = 0;
  let count = 0;
  const { port, close } = await startTcpProxy(
    { host: uri.hostname, port: Number(uri.port) },
    ({ client, upstream }) => {
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
    },
  );
  uri.port = String(port);
  return {
    uri: uri.href,
    delayCommands: (wanted, wantedMs) => {
      texts = wanted;
      ms = wantedMs;
    },
    delayed: () => count,
    close,
  };
}
