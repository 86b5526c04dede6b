import { createServer } from 'node:net';
import { hasCode } from '../config/system-error.js';
import { StartError } from '../config/start-error.js';

/**
 * Finds out early, before anything is seeded, whether the port can be had.
 * @throws StartError when it is taken or needs rights that this user lacks.
 */
export async function assertPortFree(port: number): Promise<void> {
  const probe = createServer();
  await explained(
    port,
    new Promise<void>((settle, reject) => {
      probe.once('error', reject);
      probe.listen(port, settle);
    }),
  );
  await new Promise((settle) => probe.close(settle));
}

/** @throws StartError in place of the system error that listening on the port failed with. */
export async function explained<T>(port: number, listening: Promise<T>): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) {
      throw new StartError(
        `Port ${port} is in use by another program. Stop it, or choose another port. Example: PORT=${port === 65_535 ? 8080 : port + 1}`,
      );
    }
    if (hasCode(error, 'EACCES')) {
      throw new StartError(`Port ${port} may not be used by this user. Choose one above 1023. Example: PORT=3000`);
    }
    throw error;
  }
}
