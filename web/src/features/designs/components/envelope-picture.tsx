/** An envelope with the shop's diamond above it: empty, or with a warning in it. */
export function EnvelopePicture({ broken = false }: { broken?: boolean }) {
  return (
    <svg width="132" height="100" viewBox="0 0 132 100" fill="none" aria-hidden="true">
      <path d="M16 40h100v52a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z" fill="#fffdf8" stroke="#c9bda6" />
      <path d="M16 42 66 74l50-32" stroke="#c9bda6" />
      <path d="M16 94l38-28M116 94 78 66" stroke="#e2d8c6" />
      {broken ? (
        <>
          <path d="M66 8 82 24 66 40 50 24Z" fill="#fbe9e6" stroke="#a5302b" strokeWidth="1.5" />
          <path d="M66 17v9M66 30.500v.5" stroke="#a5302b" strokeWidth="2" strokeLinecap="round" />
        </>
      ) : (
        <path d="M66 8 82 24 66 40 50 24Z" stroke="#b58a3c" strokeWidth="1.5" strokeDasharray="3 4" />
      )}
    </svg>
  );
}
