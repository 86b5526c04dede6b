import type { Socket } from 'node:net';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.js';

/** A TCP proxy on a free port of 127.0.0.1 that can stop passing on one connection without closing it. */
export interface SilentProxy extends TcpProxy {
  /** The next connection with this command for this collection becomes silent; its command never arrives. */
  silenceNext(command: 'insert' | 'find', collection: string): void;
  /** Resolves as soon as a connection is silent. */
  silenced(): Promise<void>;
  /** How many connections are silent and still open. */
  silent(): number;
  /** Cuts the silent connections, so that their callers get an error at once. */
  cutSilent(): void;
}

/** @param target TCP port on 127.0.0.1 */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
  const silent = new Set<Socket>();
  let wanted: readonly [string, string] | undefined;
  let found = Promise.withResolvers<void>();
  const proxy = await startTcpProxy({ port: target }, ({ client, upstream }) => {
    client.on('close', () => silent.delete(client));
    client.on('data', (request: Buffer) => {
      if (silent.has(client)) return;
      // A command's document begins with `<command>: "<collection>"`.
      if (wanted?.every((name) => request.includes(`${name}\0`))) {
        wanted = undefined;
        silent.add(client);
        found.resolve();
        return;
      }
      upstream.write(request);
    });
    upstream.on('data', (reply: Buffer) => {
      if (!silent.has(client)) client.write(reply);
    });
  });
  return {
    ...proxy,
    silenceNext: (command, collection) => {
      wanted = [command, collection];
      found = Promise.withResolvers<void>();
    },
    silenced: () => found.promise,
    silent: () => silent.size,
    cutSilent: () => {
      for (const socket of silent) socket.destroy();
    },
  };
}
