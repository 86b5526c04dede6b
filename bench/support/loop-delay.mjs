// Preloaded into the server that a benchmark measures (--import). Asked over the channel between the two, it tells how
// late the event loop was since it was last asked. Measures nothing before it is asked for the first time.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 5 });
const milliseconds = (nanoseconds) => nanoseconds / 1e6;

process.on('message', (message) => {
  if (message?.ask !== 'loop-delay') return;
  process.send?.({ loopDelay: { p99: milliseconds(histogram.percentile(99)), max: milliseconds(histogram.max) } });
  histogram.reset();
  histogram.enable();
});
// Listening alone must not keep the server from ending.
process.channel?.unref();
