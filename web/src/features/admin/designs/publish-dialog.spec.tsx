/** @jest-environment ./jest.jsdom.mjs */
import { cleanup, render, screen } from '@testing-library/react';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { PublishDialog } from './publish-dialog.js';

afterEach(cleanup);

it.each([true, false])('the dialog says to save first where changes are not stored: %s', (unsaved) => {
  const faults = { unreadable: [], hasBaseCover: true };
  const nothing = () => undefined;
  render(<PublishDialog name="Melati" {...{ faults, unsaved }} onClose={nothing} onConfirm={nothing} />);
  expect(screen.getByText(t.publishCover)).toBeTruthy();
  expect(screen.queryAllByText(t.publishUnsaved)).toHaveLength(unsaved ? 1 : 0);
});
