import type { INestApplication } from '@nestjs/common';
import { HealthService } from '../operations/health/health.service.js';

/**
 * Ends a server. First of all it is not ready any more; only then its modules end what they have under way, one after
 * the other and each in its time, and the requests in flight finish.
 */
export async function closeApp(app: INestApplication): Promise<void> {
  app.get(HealthService).stop();
  await app.close();
}
