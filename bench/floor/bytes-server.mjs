// The floor of the guests' pages: bare node:http that sends the same bytes, and 304 for a matching ETag.
// Its own process, as the shop's server is. Arguments: port. The bytes come as a message: { headers, body, etag }.
import { createServer } from 'node:http';

const [, , port] = process.argv;
let page;

createServer((request, response) => {
  if (request.headers['if-none-match'] === page.etag) response.writeHead(304, page.unchanged).end();
  else response.writeHead(200, page.headers).end(page.body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('listening'));

process.on('message', ({ headers, unchanged, body, etag }) => {
  page = { headers, unchanged, body: Buffer.from(body, 'base64'), etag };
  process.send?.('ready');
});
