/**
 * Work and the processor time that this process took meanwhile, in ms: of the app that a test runs in it, and of the
 * test's own client. Unlike the time of day it doesn't grow while other programs use the processor.
 */
export async function withProcessorTime<T>(work: () => Promise<T>): Promise<{ result: T; processorMs: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, processorMs: (user + system) / 1_000 };
}
