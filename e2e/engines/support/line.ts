import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy between an engine and the server, which a test can cut and restore. */
export class Line {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {}

  /** @param target the server's origin */
  static async open(target: string): Promise<Line> {
    const { hostname, port } = new URL(target);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = new Line(server, (server.address() as AddressInfo).port);
    server.on('connection', (client) => line.forward(client, connect(Number(port), hostname)));
    return line;
  }

  /** The origin that the engine opens. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async restore(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private forward(client: Socket, server: Socket): void {
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        // Not destroyed: a reset of an idle connection would be an error page for the browser that is about to use it.
        other.end();
      });
    }
    client.pipe(server).pipe(client);
  }
}
