import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.js';

/** A TCP proxy on a free port of 127.0.0.1 that drops replies on demand. */
export interface CuttingProxy extends TcpProxy {
  /**
   * From now on each so-many-th reply is lost: what was asked for has been done, and the connection is cut. 0: none.
   */
  loseEvery(nth: number): void;
  /** Replies that were lost so far. */
  lost(): number;
}

/** @param target TCP port on 127.0.0.1 */
export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  let nth = 0;
  let replies = 0;
  let lost = 0;
  const proxy = await startTcpProxy({ port: target }, ({ client, upstream, cut }) => {
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
  return { ...proxy, loseEvery: (wanted) => void (nth = wanted), lost: () => lost };
}
