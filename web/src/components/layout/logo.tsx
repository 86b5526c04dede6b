import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';

const PETAL = 'M16 15.200c-2.600-2.400-2.600-5.700 0-8 2.600 2.300 2.600 5.600 0 8Z';
const SMALL_PETAL = 'M16 14.400c-1.300-1.400-1.300-3.200 0-4.600 1.300 1.400 1.300 3.200 0 4.600Z';

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
