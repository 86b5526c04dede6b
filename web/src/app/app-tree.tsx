import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { DialogsProvider } from '../components/app-dialogs/dialogs-provider.js';
import { ToastProvider } from '../components/ui/toast.js';
import { PageDay } from '../lib/page-day.js';

/** What is around the router, the same on the server and in the browser. @param day see `PageDay` */
export function AppTree({ client, day, children }: { client: QueryClient; day: string; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <PageDay value={day}>
          <ToastProvider>
            <DialogsProvider>{children}</DialogsProvider>
          </ToastProvider>
        </PageDay>
      </QueryClientProvider>
    </StrictMode>
  );
}
