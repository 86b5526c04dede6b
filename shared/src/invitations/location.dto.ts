import { Flag, Id, Optional, Part, Text, WebLink } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { ContactPhone } from './contact-phone.js';
import { MOST_NOTE_LETTERS } from './defaults.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

export class CheckedLinksDto {
  @WebLink({ fromText: true }) googleMapLink!: string;
  @WebLink({ fromText: true }) wazeLink!: string;
}

export class PlaceNotesDto {
  @Text({ max: MOST_NOTE_LETTERS, optional: true }) landmark!: string;
  @Text({ max: MOST_NOTE_LETTERS, optional: true }) parking!: string;
  @Text({ max: MOST_NOTE_LETTERS, optional: true }) prayerRoom!: string;
  @Text({ max: MOST_NOTE_LETTERS, optional: true }) wheelchair!: string;
}

export class ConvoyDto {
  @Flag() enabled!: boolean;
  @Text({ max: MOST_NOTE_LETTERS, optional: true }) meetingPoint!: string;
  @WebLink({ fromText: true }) mapLink!: string;
  @Text({ max: 80, optional: true }) time!: string;
  @Text({ max: 400, optional: true, multiline: true }) cars!: string;
  @Text({ max: 60, optional: true }) contactName!: string;
  @ContactPhone({ optional: true }) contactPhone!: string;
}

/** Body of PUT /api/invitation/update/location. Address and links stay as they are when they are left out. */
@GivenOut(...SERVER_SET_FIELDS)
export class LocationDto {
  @Id() id!: string;
  @Text({ max: 120 }) venue!: string;
  @Optional() @Text({ max: 400, optional: true, multiline: true }) address?: string;
  @Optional() @WebLink({ fromText: true }) googleMapLink?: string;
  @Optional() @WebLink({ fromText: true }) wazeLink?: string;
  /** The links that the couple opened and found right. Left out, they stay as they are. */
  @Optional() @Part(() => CheckedLinksDto) checkedLinks?: CheckedLinksDto;
  /** What helps guests on their way; each may be empty. Left out, they stay as they are. */
  @Optional() @Part(() => PlaceNotesDto) placeNotes?: PlaceNotesDto;
  /** The page for those who drive together. Left out, it stays as it is. */
  @Optional() @Part(() => ConvoyDto) convoy?: ConvoyDto;
  /** Of the live stream; empty: none. Left out, it stays as it is. */
  @Optional() @WebLink({ fromText: true, httpsOnly: true }) liveLink?: string;
}
