import type { Request } from 'express';

const LOOPBACK = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
/** Headers with which a proxy names the client. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+|cf-.+|.+-client-ip)$/;

/** Whether no header names a proxy between client and server. */
export function isDirect({ headers }: Request): boolean {
  return !Object.keys(headers).some((name) => FORWARDED.test(name));
}

/** Whether a request is sent from this machine, without a proxy, to a local host name. */
export function isLocal(request: Request): boolean {
  return (
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    // A page elsewhere whose name leads to this machine asks by that name.
    LOCAL_HOST.test(request.headers.host ?? '') &&
    isDirect(request)
  );
}
