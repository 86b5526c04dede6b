import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';

const PETAL = 'M16 15.2c-2.6-2.4-2.6-5.7 0-8 2.6 2.3 2.6 5.6 0 8Z';
const SMALL_PETAL = 'M16 14.4c-1.3-1.4-1.3-3.2 0-4.6 1.3 1.4 1.3 3.2 0 4.6Z';

export function LogoMark({ inverse = false }: { inverse?: boolean }) {
  const gold = inverse ? '#d3a956' : '#b58a3c';
  const petals = inverse ? '#f7f1e3' : '#1c4a38';
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect
        x="7"
        y="7"
        width="18"
        height="18"
        transform="rotate(45 16 16)"
        fill="none"
        stroke={gold}
        strokeWidth="1.3"
      />
      <g fill={petals}>
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 16 16)`} d={PETAL} />
        ))}
      </g>
      <g fill={gold}>
        {[45, 135, 225, 315].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 16 16)`} d={SMALL_PETAL} />
        ))}
      </g>
    </svg>
  );
}

export function Logo({ name, inverse = false, onClick }: { name: string; inverse?: boolean; onClick?: () => void }) {
  return (
    <Link className="logo" to={paths.home} aria-label={shellTexts.toHome(name)} onClick={onClick}>
      <LogoMark inverse={inverse} />
      {name}
    </Link>
  );
}
