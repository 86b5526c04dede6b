// The container's health: the server answers, and so do its database and its place for files. Exit code 0 or 1.
const port = process.env.PORT || 3000;
const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(4_000) }).catch(
  (error) => ({ ok: false, status: error.cause?.code ?? error.name }),
);
if (!answer.ok) console.error(`not ready: ${answer.status}`);
process.exit(answer.ok ? 0 : 1);
