import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { WithoutId } from '../without-id.types.js';

/** The text on the seal stays in the form while the initials are chosen. */
export type DesignLanguageValues = WithoutId<DesignLanguageDto> & { openingText: string; ownText: boolean };
