import { coverImage } from '@serikad/shared/designs/cover-picture';
import type { ReactNode } from 'react';
import { Logo } from '../../components/shell/logo.js';
import { useShop } from '../../lib/queries/shop.js';
import './auth.css';

/** Covers that stand as a fan beside the form; the last lies on top. */
const FAN = ['cv0003', 'cv0005', 'cv0001'];

/** Half form, half picture; on a phone the picture stands above. */
export function AuthLayout({ caption, foot, children }: { caption: string; foot?: ReactNode; children: ReactNode }) {
  const { shopName } = useShop();
  return (
    <div className="auth">
      <div className="auth__form">
        <div>
          <Logo name={shopName} />
        </div>
        <div className="auth__mid">{children}</div>
        {foot}
      </div>
      <div className="auth__art" aria-hidden="true">
        <div className="auth__fan">
          {FAN.map((id) => (
            <img key={id} src={coverImage(id, 400)} alt="" width="480" height="720" />
          ))}
        </div>
        <p className="auth__caption">{caption}</p>
      </div>
    </div>
  );
}
