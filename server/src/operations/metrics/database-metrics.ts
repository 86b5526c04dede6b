import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

/** Histogram buckets in seconds, from a cache hit to the socket timeout. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15];

/**
 * Database metrics from the driver's pool: how long connections are checked out (about the time of a command), how long
 * commands wait for one, and what fails. Not the driver's command monitoring, which decodes every answer of a find
 * twice (docs/decisions/120-metrics.md).
 */
@Injectable()
export class DatabaseMetrics implements OnApplicationBootstrap {
  private readonly open = new Set<string>();
  private readonly busySince = new Map<string, number>();

  constructor(
    private readonly metrics: Metrics,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  onApplicationBootstrap(): void {
    const registers = [this.metrics.registry];
    const busy = new Histogram({
      name: 'serikad_mongodb_command_duration_seconds',
      help: 'How long a connection was busy with a command, answer included.',
      buckets: SECONDS,
      registers,
    });
    const waited = new Histogram({
      name: 'serikad_mongodb_checkout_duration_seconds',
      help: 'How long a command waited for a connection of the pool.',
      buckets: SECONDS,
      registers,
    });
    const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> =>
      new Counter({ name, help, labelNames, registers });
    const refused = counter(
      'serikad_mongodb_checkout_failures_total',
      'Commands that got no connection, by why: timeout, connectionError, poolClosed.',
      'reason',
    );
    const closed = counter(
      'serikad_mongodb_connections_closed_total',
      'Connections that were closed, by why: idle, stale, error, poolClosed.',
      'reason',
    );
    const cleared = counter(
      'serikad_mongodb_pool_cleared_total',
      'How often all connections were given up, because the server had gone.',
    );
    const lost = counter('serikad_mongodb_heartbeat_failures_total', 'Looks after a server that it did not answer.');
    this.countConnections(registers);

    this.connection
      .getClient()
      .on('connectionCreated', (event) => void this.open.add(nameOf(event)))
      .on('connectionClosed', (event) => {
        this.open.delete(nameOf(event));
        this.busySince.delete(nameOf(event));
        closed.inc({ reason: event.reason });
      })
      .on('connectionCheckedOut', (event) => {
        this.open.add(nameOf(event));
        this.busySince.set(nameOf(event), performance.now());
        waited.observe(event.durationMS / 1000);
      })
      .on('connectionCheckedIn', (event) => {
        const since = this.busySince.get(nameOf(event));
        this.busySince.delete(nameOf(event));
        if (since !== undefined) busy.observe((performance.now() - since) / 1000);
      })
      .on('connectionCheckOutFailed', (event) => void refused.inc({ reason: event.reason }))
      .on('connectionPoolClosed', ({ address }) => this.forget(address))
      .on('connectionPoolCleared', () => void cleared.inc())
      .on('serverHeartbeatFailed', () => void lost.inc());
  }

  /** The driver emits no further events of a closed pool, also of connections that were busy. */
  private forget(address: string): void {
    for (const names of [this.open, this.busySince]) {
      for (const name of names.keys()) if (name.startsWith(`${address}#`)) names.delete(name);
    }
  }

  private countConnections(registers: Metrics['registry'][]): void {
    const { open, busySince } = this;
    new Gauge({
      name: 'serikad_mongodb_connections',
      help: 'Connections of the pool, by whether a command is using them.',
      labelNames: ['state'] as const,
      registers,
      collect() {
        this.set({ state: 'busy' }, busySince.size);
        this.set({ state: 'idle' }, open.size - busySince.size);
      },
    });
  }
}

/** A connection's name in the pools of all servers. */
function nameOf({ address, connectionId }: { address: string; connectionId: number | '<monitor>' }): string {
  return `${address}#${connectionId}`;
}
