// node bench/soak-short.ts [leak]: the soak of `npm run bench soak` in some seconds, as `npm test` runs it. Prints what
// came out as JSON; with `leak`, of a server that leaks on purpose.
import { soak } from './support/soaked.ts';

const soaked = await soak({
  visitors: 6,
  pauseMs: 0,
  photoWidth: 120,
  renew: false,
  warmUp: 4,
  samples: 7,
  every: { requests: 160 },
  leak: process.argv[2] === 'leak',
});
console.log(JSON.stringify(soaked));
