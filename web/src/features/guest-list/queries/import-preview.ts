import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';
import { sourceOf, type ImportDraft } from '../import/import-draft.js';

/** What the server understands of the text. The text is part of the key: another one is another question. */
export function importPreviewQuery(invitationId: string, draft: ImportDraft) {
  const { format, text } = sourceOf(draft);
  const { columns } = draft;
  return queryOptions({
    queryKey: ['guest-import', invitationId, format, text, columns],
    queryFn: ({ signal }) =>
      call('POST /api/family/import/preview', {
        body: { invitationId, format, text, ...(columns.length > 0 && { columns }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
}
