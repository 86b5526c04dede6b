import { Schema, type Types } from 'mongoose';

export const DOOR_EVENT_MODEL = 'DoorEvent';

/** A check-in, or the undoing of one, as a phone sent it. Never changed. */
export interface DoorEventRecord {
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  /** Made by the phone. */
  id: string;
  /** Absent: a walk-in. */
  family?: Types.ObjectId;
  /** Of a walk-in; may be empty. */
  name: string;
  session: string;
  adults: number;
  children: number;
  /** The `id` of the event that this one takes back. */
  undoes?: string;
  /** By the phone's clock, corrected by how far it was wrong when it sent the event. */
  at: Date;
  /** The helper's name. */
  by: string;
  storedAt: Date;
}

const text = { type: String, default: '' };
const count = { type: Number, required: true };

export const doorEventSchema = new Schema<DoorEventRecord>(
  {
    invitationId: { type: Schema.Types.ObjectId, required: true },
    id: { type: String, required: true },
    family: { type: Schema.Types.ObjectId },
    name: text,
    session: { type: String, required: true },
    adults: count,
    children: count,
    undoes: { type: String },
    at: { type: Date, required: true },
    by: text,
    storedAt: { type: Date, required: true },
  },
  { collection: 'door_events', versionKey: false, strict: 'throw', autoIndex: false, id: false },
);

// A repeated event is stored once.
doorEventSchema.index({ invitationId: 1, id: 1 }, { name: 'event_of_phone', unique: true });
doorEventSchema.index({ invitationId: 1, storedAt: 1, _id: 1 }, { name: 'events_as_stored' });
