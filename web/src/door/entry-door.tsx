import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { collectCrashes, sendCrashes } from '../platform/crashes/collect-crashes.js';
import { DoorApp } from './door-app.js';
import './door.css';
import { canEncrypt, keysOf } from './device/door-keys.js';
import { DoorStore } from './device/door-store.js';
import { DoorApi } from './model/door-api.js';
import { DoorPhone } from './model/door-phone.js';
import { MessageView } from './components/message-view.js';

collectCrashes();

const WORKER = '/door-worker.js';
const SCOPE = '/d/';

/** Resolves when the page would open without a network. */
async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const { active, installing, waiting } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const worker = active ?? waiting ?? installing;
    if (!worker) return false;
    if (active) return true;
    return await new Promise<boolean>((resolve) => {
      const check = (): void => {
        if (worker.state === 'redundant') resolve(false);
        else if (worker.state !== 'installing') resolve(true);
      };
      worker.addEventListener('statechange', check);
      check();
    });
  } catch {
    return false;
  }
}

async function begin(root: Root): Promise<void> {
  const [, , token = ''] = location.pathname.split('/');
  const phone = new DoorPhone(new DoorApi(token), new DoorStore(await keysOf(token)));
  const draw = (worksOffline: boolean | null): void =>
    root.render(
      <StrictMode>
        <DoorApp phone={phone} worksOffline={worksOffline} />
      </StrictMode>,
    );
  draw(null);
  addEventListener('online', () => void phone.sync());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void phone.sync();
  });
  await phone.open();
  draw(await keepPage());
  // So that the browser does not delete it when the phone is full.
  await navigator.storage?.persist?.();
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  if (canEncrypt()) void begin(root);
  else root.render(<MessageView phase="insecure" unsent={[]} onRetry={() => location.reload()} />);
}
void sendCrashes(() => ({ part: 'guest', page: '/d/:token' }));
