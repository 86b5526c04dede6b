export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; nothing says when it has read everything.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
