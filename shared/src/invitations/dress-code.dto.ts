import { Check, Flag, Id, Text } from '../validation/decorators.js';

/** A dress code that is shown says something; one that is not keeps what was typed. */
function NeededWhenEnabled(): PropertyDecorator {
  return Check('neededWhenEnabled', (value, object) =>
    (object as DressCodeDto).enabled === true && value === '' ? 'required' : undefined,
  );
}

/** Body of PUT /api/invitation/update/dress-code. */
export class DressCodeDto {
  @Id() id!: string;
  @Flag() enabled!: boolean;

  @NeededWhenEnabled()
  @Text({ max: 200, optional: true, multiline: true })
  male!: string;

  @NeededWhenEnabled()
  @Text({ max: 200, optional: true, multiline: true })
  female!: string;
}
