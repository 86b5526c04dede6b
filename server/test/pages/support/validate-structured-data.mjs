// Reads things of schema.org's vocabulary as JSON from standard input and writes what Google's documentation of rich
// results finds wrong with them. A process of its own: the validator is an ES module.
import { text } from 'node:stream/consumers';
import Validator from '@adobe/structured-data-validator';

const described = JSON.parse(await text(process.stdin));
const jsonld = {};
for (const thing of described) (jsonld[thing['@type']] ??= []).push(thing);
const issues = await new Validator().validate({ jsonld });
process.stdout.write(
  JSON.stringify(
    issues.map(({ severity, issueMessage, path }) => ({
      severity,
      issueMessage,
      type: path.map(({ type, property }) => property ?? type).join('.'),
    })),
  ),
);
