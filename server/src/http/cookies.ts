import type { Request } from 'express';

/** The value of a request's cookie as it was sent; nothing when there is none of that name. */
export function cookieOf(request: Request, name: string): string | undefined {
  return (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
