import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3StorageConfig } from '../../config/app-config.js';
import { reasonOf } from '../../config/system-error.js';

const CONNECT_MS = 2_000;
const ANSWER_MS = 15_000;

/** A client for Amazon S3 or anything with its protocol; every wait of it has an end. */
export function s3ClientOf(config: S3StorageConfig): S3Client {
  return new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    forcePathStyle: config.forcePathStyle,
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    // The checksums that the SDK adds by itself are Amazon's own: other servers refuse them, or store them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: ANSWER_MS,
    },
  });
}

/** The name of the provider's error, or of the connection's; never the request, which holds the signature. */
export function s3FailureOf(error: unknown): string {
  if (error instanceof S3ServiceException) return `${error.name} (HTTP ${error.$metadata.httpStatusCode ?? 'none'})`;
  // A refused connection has a code for each address that was tried, and no message.
  const { code } = error as { code?: string };
  return reasonOf(error) || (code ?? 'no reason given');
}
