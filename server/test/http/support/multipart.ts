import { send, sendJson, type RawAnswer } from './raw.js';

const BOUNDARY = 'serikad-test-boundary';

/** A form: its texts, and at most one file as the field's name and the bytes. */
export interface Multipart {
  fields: Record<string, string>;
  file?: [field: string, bytes: Buffer];
}

export interface Call {
  method: string;
  /** The address with its ids filled in. */
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: Record<string, unknown>;
  /** Sent as a form with a picture: the texts, and the picture's bytes by the name of its field. */
  multipart?: Multipart;
  /** Sent as they are, application/octet-stream. */
  bytes?: Buffer;
}

/** An encoded form. */
export function formBody({ fields, file }: Multipart): { headers: Record<string, string>; body: Buffer } {
  const part = (disposition: string, content: string | Buffer): Buffer[] => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const texts = Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value));
  const picture = file ? part(`name="${file[0]}"; filename="picture.png"`, file[1]) : [];
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...texts, ...picture, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** Makes a call as it is meant: its JSON, its form, or no body. */
export function sendCall(url: string, { body, multipart, bytes, headers, ...call }: Call): Promise<RawAnswer> {
  if (bytes) {
    const type = { 'Content-Type': 'application/octet-stream' };
    return send(url, { ...call, headers: { ...headers, ...type }, body: bytes });
  }
  if (multipart) {
    const form = formBody(multipart);
    return send(url, { ...call, headers: { ...headers, ...form.headers }, body: form.body });
  }
  return body ? sendJson(url, { ...call, headers, body: JSON.stringify(body) }) : send(url, { ...call, headers });
}
