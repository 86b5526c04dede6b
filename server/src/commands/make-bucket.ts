/** Makes the bucket of the configuration where it is missing. Exit code 0: it is there. */
import { loadConfig } from '../config/load-config.js';
import { makeBucket } from '../media/storage/make-bucket.js';
import { OperatorError } from '../config/operator-error.js';
import { StartError } from '../config/start-error.js';

try {
  const { storage } = loadConfig(process.env, { envFile: '.env' });
  if (storage.driver !== 's3') {
    throw new StartError(
      'STORAGE_DRIVER=local: the files stay in their folder. Set STORAGE_DRIVER=s3 to keep them in the bucket.',
    );
  }
  const made = await makeBucket(storage);
  process.stdout.write(`The bucket "${storage.bucket}" ${made ? 'was made' : 'is there'}.\n`);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
