import type { ErrorEnvelope } from '../errors/error-codes.js';
import type { Contract, Route } from './contract.js';

/** What the API's description is made from at build time (`npm run docs`), beside what the server reads at run time. */
export interface DescribedContract {
  /** What `data` holds on success, by route. */
  answers: { [R in Route]: Contract[R]['data'] };
  /** For the comments beside the fields; the schemas of bodies come from the classes that check them. */
  bodies: { [R in Route]: Contract[R]['body'] };
  failure: ErrorEnvelope;
}
