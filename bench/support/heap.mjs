// Preloaded into a server that is watched for leaks (--import). Asked over the channel between the two, it collects the
// garbage and reports how many bytes are reachable: objects, and what lies outside of them (pictures, bodies). What the
// engine compiles is left out: it grows for as long as it finds something to make faster, and says nothing about leaks.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', (message) => {
  if (message?.ask !== 'heap') return;
  collect();
  // What the first round has finalized is free after the second.
  collect();
  const { external, rss } = process.memoryUsage();
  const objects = getHeapSpaceStatistics().filter(({ space_name: name }) => !/^(code|trusted)_/.test(name));
  const alive = objects.reduce((sum, { space_used_size: used }) => sum + used, external);
  process.send?.({ heap: { alive, rss } });
});
process.channel?.unref();
