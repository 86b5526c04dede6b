import type { EditHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import type { QueryClient } from '@tanstack/react-query';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { ApiError, isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { helperBranchQuery, helperHeaders, storeFamily } from '../queries/helper-branch.js';

/** @throws ApiError; after a refusal that shows an outdated page the branch is read again */
export async function editHelperFamily(
  client: QueryClient,
  token: string,
  body: EditHelperFamilyDto,
  revision: number,
): Promise<HelperFamily> {
  try {
    const headers = { ...helperHeaders(token), 'If-Match': `"${revision}"` };
    const { family } = await call('PUT /api/helper/edit', { body, headers });
    await storeFamily(client, token, family);
    return family;
  } catch (error) {
    const isStale = isApiError(error, 'conflict');
    if (isStale || isApiError(error, 'not-found') || isApiError(error, 'limit-reached'))
      await client.invalidateQueries({ queryKey: helperBranchQuery(token).queryKey });
    throw isStale ? new ApiError('conflict', t.changedElsewhere, { status: 409 }) : error;
  }
}
