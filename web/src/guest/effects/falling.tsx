import { useEffect, useState, type CSSProperties } from 'react';

const STARTS_AFTER_MS = 5000;
const EVERY_MS = 2000;
const AT_ONCE = 3;
const MOST = 18;

interface Flake {
  id: number;
  picture: number;
  style: CSSProperties & Record<'--s' | '--d' | '--x' | '--r', string>;
}

/** Petals, stars or leaves that fall until the page is touched; the style sheet moves them. */
export function Falling({ on, stopped, pictures }: { on: boolean; stopped: boolean; pictures: number }) {
  const [flakes, setFlakes] = useState<readonly Flake[]>([]);
  useEffect(() => {
    if (!on || stopped || pictures === 0) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const drop = (): void => {
      if (document.hidden) return;
      setFlakes((list) => (list.length + AT_ONCE > MOST ? list : [...list, ...newFlakes(pictures)]));
    };
    let interval: ReturnType<typeof setInterval> | undefined;
    const timer = setTimeout(() => {
      drop();
      interval = setInterval(drop, EVERY_MS);
    }, STARTS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
    };
  }, [on, stopped, pictures]);
  const land = (id: number): void => setFlakes((list) => list.filter((flake) => flake.id !== id));
  return (
    <div className={`fall${stopped ? ' stop' : ''}`} aria-hidden="true">
      {flakes.map(({ id, picture, style }) => (
        <i
          key={id}
          className={`flake f${picture}`}
          style={style}
          onAnimationEnd={({ animationName }) => animationName === 'fall' && land(id)}
        />
      ))}
    </div>
  );
}

let lastId = 0;

function newFlakes(pictures: number): Flake[] {
  const between = (low: number, high: number): number => low + Math.random() * (high - low);
  return Array.from({ length: AT_ONCE }, () => ({
    id: (lastId += 1),
    picture: 1 + Math.floor(Math.random() * pictures),
    style: {
      left: `${between(0, 100).toFixed(1)}%`,
      '--s': `${between(12, 24).toFixed(0)}px`,
      '--d': `${between(9, 16).toFixed(1)}s`,
      '--x': `${between(-60, 60).toFixed(0)}px`,
      '--r': `${between(-360, 360).toFixed(0)}deg`,
      animationDelay: `${between(0, 1.6).toFixed(2)}s`,
    },
  }));
}
