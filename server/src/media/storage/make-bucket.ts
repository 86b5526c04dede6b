import {
  type BucketLocationConstraint,
  CreateBucketCommand,
  HeadBucketCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3StorageConfig } from '../../config/app-config.js';
import { StartError } from '../../config/start-error.js';
import { s3ClientOf, s3FailureOf } from './s3-client.js';

/** The region whose buckets are made without naming it. */
const UNNAMED_REGION = 'us-east-1';

/**
 * Makes the configured bucket unless it is there. Two that do so at once both succeed.
 * @returns whether this call made it
 * @throws StartError when the provider can't be reached, or the bucket is another's
 */
export async function makeBucket(config: S3StorageConfig): Promise<boolean> {
  const client = s3ClientOf(config);
  try {
    if (await isThere(client, config.bucket)) return false;
    return await create(client, config);
  } catch (error) {
    throw new StartError(
      `S3_BUCKET: "${config.bucket}" can't be made (${s3FailureOf(error)}). Check S3_ENDPOINT, S3_REGION and the key, or make it by hand. Example: S3_BUCKET=serikad-files`,
    );
  } finally {
    client.destroy();
  }
}

async function create(client: S3Client, { bucket, region }: S3StorageConfig): Promise<boolean> {
  const LocationConstraint = region as BucketLocationConstraint;
  const command = new CreateBucketCommand({
    Bucket: bucket,
    ...(region !== UNNAMED_REGION && { CreateBucketConfiguration: { LocationConstraint } }),
  });
  try {
    await client.send(command);
    return true;
  } catch (error) {
    // Created in between: ours if it may be used, else the name is taken.
    if (statusOf(error) === 409 && (await isThere(client, bucket))) return false;
    throw error;
  }
}

async function isThere(client: S3Client, bucket: string): Promise<boolean> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
    return true;
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
