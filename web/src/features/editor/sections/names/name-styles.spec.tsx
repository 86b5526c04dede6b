/** @jest-environment ./jest.jsdom.mjs */
import type { DesignChoice, DesignView } from '@serikad/shared/designs/design.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { bundle as sample } from '../../../../guest/dev/fixture.js';
import { namesTexts as own } from '../../../../i18n/editor-names.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { designQuery } from '../../../../lib/queries/designs.js';
import type { EditorMedia } from '../../media/media.types.js';
import { useEditorForms } from '../../use-editor-forms.js';
import type { EditorForms } from '../section.types.js';
import { NamesSection } from './names-section.js';

// The faces' files are known to the bundler alone.
jest.mock('./font-picker.js', () => ({ FontPicker: () => null }));
jest.mock('./jawi-fields.js', () => ({ JawiFields: () => null }));

const label = { malay: 'Langit', english: 'Sky' };
const optionOf = (id: string, name: string) => ({ id, label, palette: { name } });
const PLACE: DesignChoice = {
  id: 'place',
  label,
  options: [{ id: 'hall', label }, optionOf('beach', '#0a5c6b'), optionOf('garden', '#245c0a')],
};
const SKY: DesignChoice = {
  id: 'sky',
  label,
  options: [optionOf('day', '#6b5227'), optionOf('night', '#e8dcc0')],
  byHour: [
    { from: '00:00', option: 'day' },
    { from: '19:00', option: 'night' },
  ],
};
const designWith = (...choices: DesignChoice[]): DesignView => ({ ...sample.design, choices });
const PLAIN = sample.design.palette.name;

/** The section has no pictures. */
const media = {} as EditorMedia;
let forms: EditorForms;

function NamesOf({ bundle }: { bundle: InvitationBundle }) {
  const now = useEditorForms(bundle.invitation);
  useEffect(() => {
    forms = now;
  });
  return <NamesSection forms={now} bundle={bundle} media={media} disabled={false} goTo={() => undefined} />;
}

/** The names section of an invitation as it is stored. */
function open(design: DesignView, stored: Partial<InvitationBundle['invitation']> = {}): QueryClient {
  const invitation = { ...sample.invitation, design: design._id, ...stored };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(designQuery(design._id).queryKey, design);
  render(
    <QueryClientProvider client={client}>
      <NamesOf bundle={{ ...sample, design, invitation }} />
    </QueryClientProvider>,
  );
  return client;
}

const press = (choice: string) => fireEvent.click(screen.getByRole('radio', { name: choice }));
/** The colours with which own styles of the short and the full names begin. */
function firstColours(): (string | undefined)[] {
  press(own.ownStyle);
  press(t.fullName);
  press(own.ownStyle);
  const { shortNameStyle, fullNameStyle } = forms.names.values;
  return [shortNameStyle?.color, fullNameStyle?.color];
}
const choose = (...designChoices: { choice: string; option: string }[]) =>
  act(() => forms.designLanguage.set('designChoices', designChoices));

beforeEach(() => localStorage.clear());

describe('an own style of the names begins with the colour that they have on the card', () => {
  it('of a design without choices', () => {
    open(sample.design);
    expect(firstColours()).toEqual([PLAIN, PLAIN]);
  });

  it('of the first option, which is the design’s own', () => {
    open(designWith(PLACE));
    expect(firstColours()).toEqual([PLAIN, PLAIN]);
  });

  it('of the stored option', () => {
    open(designWith(PLACE), { designChoices: [{ choice: 'place', option: 'beach' }] });
    expect(firstColours()).toEqual(['#0a5c6b', '#0a5c6b']);
  });

  it('of an option that is chosen in the section of the design and not saved yet', () => {
    open(designWith(PLACE), { designChoices: [{ choice: 'place', option: 'beach' }] });
    choose({ choice: 'place', option: 'garden' });
    expect(firstColours()).toEqual(['#245c0a', '#245c0a']);
  });

  it.each([
    ['12:00', '#6b5227'],
    ['20:30', '#e8dcc0'],
  ])('of the wedding’s hour, %s, where the couple left the option open', (startTime, colour) => {
    open(designWith(SKY));
    act(() => forms.dateTime.set('startTime', startTime));
    expect(firstColours()).toEqual([colour, colour]);
  });

  it('of another design that is chosen and not saved yet', () => {
    const client = open(designWith(PLACE), { designChoices: [{ choice: 'place', option: 'beach' }] });
    const palette = { ...sample.design.palette, name: '#7a1f3d' };
    client.setQueryData(designQuery('cv0004').queryKey, { ...sample.design, _id: 'cv0004', palette });
    act(() => forms.designLanguage.set('design', 'cv0004'));
    expect(firstColours()).toEqual(['#7a1f3d', '#7a1f3d']);
  });

  it('unless one was given up for the design’s, which returns as it was, also after another option', () => {
    open(designWith(PLACE));
    press(own.ownStyle);
    press(t.asDesign);
    expect(forms.names.values.shortNameStyle).toBeNull();
    choose({ choice: 'place', option: 'beach' });
    press(own.ownStyle);
    expect(forms.names.values.shortNameStyle?.color).toBe(PLAIN);
  });
});
