import { request, type APIRequestContext } from '@playwright/test';
import type { Contract } from '@serikad/shared/api/contract';
import { ApiCustomer, baseUrl } from './api.ts';

type NewDesign = Contract['POST /api/admin/design/create']['body'];

/** The seller, who fills the catalogue over HTTP. */
export class Seller {
  private readonly designs: string[] = [];

  private constructor(
    private readonly http: APIRequestContext,
    private readonly session: ApiCustomer,
  ) {}

  static async enter(): Promise<Seller> {
    const session = await ApiCustomer.register({ name: 'Penjual', email: 'seller@example.com' });
    const http = await request.newContext({
      baseURL: baseUrl(),
      extraHTTPHeaders: { Authorization: `Bearer ${session.token}` },
    });
    return new Seller(http, session);
  }

  /** A design that visitors see, drawn with another's art. */
  async addDesign(design: NewDesign): Promise<string> {
    const created = await this.http.post('/api/admin/design/create', { data: design });
    if (!created.ok()) throw new Error(`the design was refused: ${await created.text()}`);
    const { data } = (await created.json()) as { data: Contract['POST /api/admin/design/create']['data'] };
    this.designs.push(data.design._id);
    await this.hide(data.design._id, false);
    return data.design._id;
  }

  private async hide(id: string, hidden: boolean): Promise<void> {
    const answer = await this.http.put('/api/admin/design/hidden', { data: { id, hidden } });
    if (!answer.ok()) throw new Error(`hiding ${id} was refused: ${await answer.text()}`);
  }

  /** Takes this seller's designs out of the catalogue again: other tests meet the shop's own. */
  async close(): Promise<void> {
    for (const id of this.designs) await this.hide(id, true);
    await this.http.dispose();
    await this.session.close();
  }
}
