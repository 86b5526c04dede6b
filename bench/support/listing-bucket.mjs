// node listing-bucket.mjs <file with sorted keys>: as much of an S3 bucket as a sweep needs, with millions of objects
// that have a name and no content. Sends { port } to its parent, and { removed } when it is asked for it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const keys = readFileSync(process.argv[2] ?? '', 'utf8')
  .trimEnd()
  .split('\n');
const modified = new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();
const removed = new Set();

/** The index of the first key that is greater. */
function behind(key) {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (keys[middle] <= key) from = middle + 1;
    else to = middle;
  }
  return from;
}

function listed(query) {
  const [prefix, most] = [query.get('prefix') ?? '', Number(query.get('max-keys') ?? 1_000)];
  const after = query.get('start-after') ?? '';
  const page = [];
  // One more, to know whether there are more.
  for (let at = behind(after > prefix ? after : prefix); page.length <= most && keys[at]?.startsWith(prefix); at += 1) {
    if (!removed.has(keys[at])) page.push(keys[at]);
  }
  const contents = page
    .slice(0, most)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${page.length > most}</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'GET' && searchParams.has('list-type')) {
    response.setHeader('Content-Type', 'application/xml').end(listed(searchParams));
  } else if (request.method === 'DELETE') {
    removed.add(decodeURIComponent(pathname).split('/').slice(2).join('/'));
    response.writeHead(204).end();
  } else response.writeHead(request.method === 'HEAD' ? 200 : 404).end();
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
process.on('message', () => process.send?.({ removed: removed.size }));
process.on('disconnect', () => process.exit(0));
