import { pageLanguage } from '../../../i18n/texts-of.js';
import { dataOf } from '../../../lib/api.js';
import { connectionFailure } from '../../../lib/connection-failure.js';
import { sessionStore } from '../../../lib/session/session-store.js';
import { fetchWithin } from '../../../platform/fetch-within.js';

/** All pictures of some invitations may be on their way. */
const TIMEOUT_MS = 10 * 60_000;

/** Everything that the shop stores of a customer, as a .zip file. @throws ApiError */
export async function customerFile(id: string): Promise<File> {
  const token = sessionStore.token();
  const { status, content } = await fetchWithin(`/api/admin/customer/${encodeURIComponent(id)}/export`, {
    headers: { 'Accept-Language': pageLanguage(), ...(token !== null && { Authorization: `Bearer ${token}` }) },
    deadline: TIMEOUT_MS,
    failure: connectionFailure,
    read: (response) => response.blob(),
  });
  // Throws what the answer says.
  if (status !== 200) dataOf(status, await content.text(), token);
  return new File([content], `customer-${id}.zip`, { type: 'application/zip' });
}
