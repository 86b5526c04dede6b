const PATHS = {
  wait: 'M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0M12 7.6V12l3 2',
  minus: 'M5.5 12h13',
  plus: 'M5.5 12h13M12 5.5v13',
  lock: 'M7 10.5h10a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 18v-5A2.5 2.5 0 0 1 7 10.5ZM8 10.5V7.6a4 4 0 0 1 8 0v2.9',
} as const;

/** A line drawing that only personal pages need; see ui/icon.tsx. */
export function PersonalIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
