import { ValidateIf } from 'class-validator';
import { Check, Flag, Id, Text } from '../validation/decorators.js';
import { Described, GivenOut } from '../validation/field-schema.js';
import { hasVisibleCharacter } from '../validation/text.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

/** A dress code that is shown has a text; of one that is not, a text that is left out stays as it is. */
function NeededWhenEnabled(): PropertyDecorator {
  return (target, key) => {
    // Optional() would skip this check, too, where the text is needed.
    ValidateIf((object, value) => (object as DressCodeDto).enabled === true || value !== undefined)(target, key);
    Described({ optional: true })(target, key);
    Check('neededWhenEnabled', (value, object) =>
      (object as DressCodeDto).enabled === true && !(typeof value === 'string' && hasVisibleCharacter(value))
        ? 'required'
        : undefined,
    )(target, key);
  };
}

/** Body of PUT /api/invitation/update/dress-code. */
@GivenOut(...SERVER_SET_FIELDS)
export class DressCodeDto {
  @Id() id!: string;
  @Flag() enabled!: boolean;

  @NeededWhenEnabled()
  @Text({ max: 200, optional: true, multiline: true })
  male?: string;

  @NeededWhenEnabled()
  @Text({ max: 200, optional: true, multiline: true })
  female?: string;
}
