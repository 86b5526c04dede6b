import { dataOf, notConnected, tookTooLong } from '../../../lib/api.js';
import { sessionStore } from '../../../lib/session/session-store.js';

/** All pictures of some invitations may be on their way. */
const TIMEOUT_MS = 10 * 60_000;

/** Everything that the shop stores of a customer, as a .zip file. @throws ApiError */
export async function customerFile(id: string): Promise<File> {
  const token = sessionStore.token();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let status: number;
  let content: Blob;
  try {
    const headers = { 'Accept-Language': 'ms', ...(token !== null && { Authorization: `Bearer ${token}` }) };
    const path = `/api/admin/customer/${encodeURIComponent(id)}/export`;
    const response = await fetch(path, { headers, signal: timeout, cache: 'no-store' });
    status = response.status;
    content = await response.blob();
  } catch {
    throw timeout.aborted ? tookTooLong() : notConnected();
  }
  // Throws what the answer says.
  if (status !== 200) dataOf(status, await content.text(), token);
  return new File([content], `customer-${id}.zip`, { type: 'application/zip' });
}
