import type { Model } from 'mongoose';
import mongoose from 'mongoose';

interface Person {
  googleId: string;
  seats: number;
}

/**
 * The controls of X16: each of these queries could reach a person who was not meant. The compiler refuses some, the
 * rule `house/defined-filter` all. A line that either no longer refuses makes its
 * suppression an error, and the checks fail.
 */
export function unsafeQueries(people: Model<Person>, given: { googleId?: string }, body: never[]): unknown[] {
  const { googleId } = given;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the very thing that the rule is there for
  const unknown: any = body[0];
  return [
    // @ts-expect-error an optional field by its name
    // eslint-disable-next-line house/defined-filter -- control
    people.findOne({ googleId }),
    // @ts-expect-error within an operator
    // eslint-disable-next-line house/defined-filter -- control
    people.find({ $or: [{ googleId }, { seats: 1 }] }),
    // @ts-expect-error within what we trust
    // eslint-disable-next-line house/defined-filter -- control
    people.updateOne(mongoose.trusted({ googleId: { $eq: given.googleId } }), { seats: 1 }),
    // eslint-disable-next-line house/defined-filter -- control: a whole filter from elsewhere
    people.deleteMany(given),
    // eslint-disable-next-line house/defined-filter -- control: spread into the filter
    people.countDocuments({ seats: 1, ...given }),
    // eslint-disable-next-line house/defined-filter -- control: further down a query
    people.find().where({ googleId }),
    // eslint-disable-next-line house/defined-filter -- control: of any type
    people.exists({ googleId: unknown }),
    // @ts-expect-error the second argument of distinct
    // eslint-disable-next-line house/defined-filter -- control
    people.distinct('seats', { googleId }),
  ];
}

/** What the rule lets pass: values that are there. */
export function safeQueries(people: Model<Person>, googleId: string): unknown[] {
  return [
    people.findOne({ googleId }),
    people.find({ seats: mongoose.trusted({ $gt: 1 }) }),
    people.countDocuments({}),
  ];
}
