/** Child of the resolver: lets mongodb-memory-server download MongoDB, its progress on stdout, and reports the path. */
import { MongoBinary } from 'mongodb-memory-server';
import { reasonOf } from '../config/system-error.js';

process.on('disconnect', () => process.exit(1));
const message = await MongoBinary.getPath().then(
  (binary) => ({ binary }),
  (error: unknown) => ({ error: reasonOf(error) }),
);
process.send?.(message, () => process.exit('binary' in message ? 0 : 1));
