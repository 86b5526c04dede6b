import { join } from 'node:path';
import type { StorageConfig } from './app-config.js';
import type { EnvironmentReader, Rule } from './environment-reader.js';
import * as rules from './rules.js';

/**
 * Where uploaded files are stored. The S3 variables are read only when the driver is `s3`. Production refuses a key
 * that is in an example or a compose file.
 */
export function readStorage(reader: EnvironmentReader, dataDir: string, production: boolean): StorageConfig {
  const driver = reader.withDefault('STORAGE_DRIVER', rules.oneOf(['local', 's3']), 'local');
  if (driver === 'local') return { driver, directory: join(dataDir, 'files') };

  const reason = 'STORAGE_DRIVER=s3 needs it';
  const required = (name: string, rule: Rule<string>): string => reader.required(name, rule, reason) ?? '';
  const secretKey = '<the key that your provider shows once>';
  const endpoint = reader.optional('S3_ENDPOINT', rules.address('https://s3.ap-southeast-1.amazonaws.com'));
  return {
    driver,
    ...(endpoint !== undefined && { endpoint }),
    region: required('S3_REGION', rules.secret('ap-southeast-1')),
    bucket: required('S3_BUCKET', rules.secret('serikad-files')),
    accessKeyId: required('S3_ACCESS_KEY_ID', rules.secret('AKIA1234567890')),
    secretAccessKey: required(
      'S3_SECRET_ACCESS_KEY',
      production ? rules.ownSecret(secretKey) : rules.secret(secretKey),
    ),
    forcePathStyle: reader.withDefault('S3_FORCE_PATH_STYLE', rules.boolean, false),
  };
}
