/** A decorative line drawing, as in ui/icon.tsx; the guests' album alone has it. */
export function CameraIcon() {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 7.5h2.6l1.5-2.3h5.8l1.5 2.3H19A1.8 1.8 0 0 1 20.8 9.3v8.7A1.8 1.8 0 0 1 19 19.8H5A1.8 1.8 0 0 1 3.2 18V9.3A1.8 1.8 0 0 1 5 7.5ZM8.4 13.3a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0" />
    </svg>
  );
}
