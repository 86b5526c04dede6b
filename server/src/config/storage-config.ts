import { join } from 'node:path';
import type { StorageConfig } from './app-config.js';
import type { EnvironmentReader } from './environment-reader.js';
import * as rules from './rules.js';

/** Where uploaded files live. The S3 variables are read only when the driver is `s3`. */
export function readStorage(reader: EnvironmentReader, dataDir: string): StorageConfig {
  const driver = reader.withDefault('STORAGE_DRIVER', rules.oneOf(['local', 's3']), 'local');
  if (driver === 'local') return { driver, directory: join(dataDir, 'files') };

  const why = 'STORAGE_DRIVER=s3 needs it';
  const required = (name: string, example: string): string => reader.required(name, rules.secret(example), why) ?? '';
  const endpoint = reader.optional('S3_ENDPOINT', rules.address('https://s3.ap-southeast-1.amazonaws.com'));
  return {
    driver,
    ...(endpoint !== undefined && { endpoint }),
    region: required('S3_REGION', 'ap-southeast-1'),
    bucket: required('S3_BUCKET', 'serikad-files'),
    accessKeyId: required('S3_ACCESS_KEY_ID', 'AKIA1234567890'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', '<the key that your provider shows once>'),
    forcePathStyle: reader.withDefault('S3_FORCE_PATH_STYLE', rules.boolean, false),
  };
}
