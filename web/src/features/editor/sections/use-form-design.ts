import { chosenDesign } from '@serikad/shared/designs/design-choices';
import type { DesignView } from '@serikad/shared/designs/design.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { designQuery } from '../../../lib/queries/designs.js';
import type { EditorForms } from './section.types.js';

/** The design with the colours of its options, as the forms have them now. */
export function useFormDesign({ designLanguage, dateTime }: EditorForms, bundle: InvitationBundle): DesignView {
  const { design, designChoices } = designLanguage.values;
  const { startTime } = dateTime.values;
  const found = useQuery(designQuery(design)).data ?? bundle.design;
  return useMemo(() => chosenDesign(found, { designChoices, startTime }), [found, designChoices, startTime]);
}
