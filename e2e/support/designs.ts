import type { APIRequestContext } from '@playwright/test';
import type { Contract } from '@serikad/shared/api/contract';

/** All designs of the catalogue. */
export async function catalogueDesigns(
  request: APIRequestContext,
): Promise<Contract['GET /api/design/find']['data']['design']> {
  const answer = await request.get('/api/design/find?limit=100');
  return ((await answer.json()) as { data: Contract['GET /api/design/find']['data'] }).data.design;
}
