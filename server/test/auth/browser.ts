/** What the verify call answers. */
export interface Verified {
  status: number;
  body: { code: number | string; data: { registered?: boolean; token?: string } };
}

/** As much of a browser as the flow needs: cookies with their paths, no redirect followed unseen. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  async open(url: string, form?: Record<string, string>): Promise<{ status: number; location: string; html: string }> {
    const response = await this.send(url, form && { method: 'POST', body: new URLSearchParams(form) });
    return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() };
  }

  private async send(
    url: string,
    init: { method?: string; headers?: object; body?: string | URLSearchParams } = {},
  ): Promise<Response> {
    const cookie = this.cookieHeader(new URL(url).pathname);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(cookie !== '' && { Cookie: cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', path = '/'] = /^([^=]+)=([^;]*).*?Path=([^;]+)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
    return response;
  }

  /** Posts to the verify call, with the browser's cookies. */
  async verify(url: string, token: string): Promise<Verified> {
    const answer = await this.send(`${url}/user/google-auth/verify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return { status: answer.status, body: (await answer.json()) as Verified['body'] };
  }

  /** What the browser sends to a path. */
  cookieHeader(pathname: string): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  get jar(): number {
    return this.cookies.size;
  }
}

/** The fields of the form on the consent page that contains a text. */
export function formWith(html: string, text: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(text)) ?? '';
  const inputs = [...form.matchAll(/name="([^"]*)"[^>]*value="([^"]*)"/g)];
  const unescape = (value = ''): string =>
    value.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));
  return Object.fromEntries(inputs.map(([, name = '', value]) => [name, unescape(value)]));
}

/** Opens the consent page and picks a person; returns the address of the redirect. */
export async function consentAt(url: string, browser: Browser, person = 'aisyah@example.com'): Promise<string> {
  const toGoogle = await browser.open(`${url}/user/google-auth`);
  const { html } = await browser.open(toGoogle.location);
  return (await browser.open(`${url}/demo-google/authorize`, formWith(html, person))).location;
}

/** What the sign-in page finds in its address. */
export function tokenIn(location: string): string {
  return new URLSearchParams(new URL(location).hash.slice(1)).get('access_token') ?? '';
}
