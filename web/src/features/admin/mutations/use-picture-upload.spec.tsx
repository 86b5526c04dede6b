/** @jest-environment ./jest.jsdom.mjs */
import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Dialogs, DialogsContext } from '../../../components/app-dialogs/dialogs-context.js';
import { ToastProvider } from '../../../components/ui/toast.js';
import { pictureProblem } from '../../../lib/upload-check.js';
import { pictureFacts, type PictureFacts } from '../designs/picture-facts.js';
import { adminDesignQuery } from '../queries/admin.js';
import { usePictureUpload } from './use-picture-upload.js';

const design = { _id: 'cv2000' } as AdminDesign;
jest.mock('../../../lib/upload.js', () => ({ upload: () => Promise.resolve({ design }) }));
jest.mock('../../../lib/upload-check.js', () => ({ pictureProblem: jest.fn() }));
jest.mock('../designs/picture-facts.js', () => ({
  ...jest.requireActual<object>('../designs/picture-facts.js'),
  pictureFacts: jest.fn(),
}));
const problemOf = jest.mocked(pictureProblem);
const factsOf = jest.mocked(pictureFacts);
const tiny: PictureFacts = { width: 3, height: 3, transparent: false };
const file = new File(['a'], 'a.png', { type: 'image/png' });

function render() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DialogsContext value={{} as Dialogs}>
        <ToastProvider>{children}</ToastProvider>
      </DialogsContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => usePictureUpload(design._id, 'seal'), { wrapper });
  const choose = () => act(() => result.current.choose(file));
  return { result, choose, client };
}

beforeEach(() => problemOf.mockResolvedValue(undefined));

it('an upload keeps the fault of the stored picture while the next file is refused', async () => {
  factsOf.mockResolvedValue(tiny);
  const { result, choose } = render();
  choose();
  await waitFor(() => expect(result.current.fault).toBe('tiny'));
  await waitFor(() => expect(result.current.progress).toBeNull());
  problemOf.mockResolvedValue('Too large');
  choose();
  await waitFor(() => expect(result.current.problem).toBe('Too large'));
  expect(result.current.fault).toBe('tiny');
});

it('an upload shows the stored design before its picture is measured, without the fault of the one before', async () => {
  factsOf.mockResolvedValue(tiny);
  const { result, choose, client } = render();
  const { queryKey } = adminDesignQuery(design._id);
  choose();
  await waitFor(() => expect(result.current.progress).toBeNull());
  expect(result.current.fault).toBe('tiny');
  let measured: (facts: PictureFacts) => void = () => undefined;
  factsOf.mockReturnValue(new Promise((resolve) => (measured = resolve)));
  client.removeQueries({ queryKey });
  choose();
  await waitFor(() => expect(client.getQueryData(queryKey)).toEqual(design));
  expect(result.current.fault).toBeNull();
  act(() => measured({ ...tiny, width: 900, height: 900 }));
  await waitFor(() => expect(result.current.progress).toBeNull());
  expect(result.current.fault).toBeNull();
});
