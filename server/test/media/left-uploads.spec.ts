import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { ExecutionContext } from '@nestjs/common';
import { of } from 'rxjs';
import { imageUploadInterceptor } from '../../src/media/uploads/image-upload.interceptor.js';

const HEAD =
  'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n';
const BEGINNING = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG';

describe('a client that leaves before its form is read', () => {
  it('its request ends, and nothing of it is kept', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(HEAD + BEGINNING);
    const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    // As while the session is looked up.
    socket.destroy();
    await once(response, 'close');
    const Interceptor = imageUploadInterceptor({ field: 'image', required: true });
    const context = {
      switchToHttp: () => ({
        getRequest: () => Object.assign(request, { is: () => 'multipart/form-data' }),
        getResponse: () => response,
      }),
    };
    const read = new Interceptor().intercept(context as unknown as ExecutionContext, { handle: () => of(undefined) });
    await expect(read).rejects.toThrow(expect.objectContaining({ code: 'validation' }));
    server.close();
  });
});
