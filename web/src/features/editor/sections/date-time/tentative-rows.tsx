import { MOST_TENTATIVE, NEW_TENTATIVE } from '@serikad/shared/invitations/defaults';
import { useRef, type FocusEvent } from 'react';
import { TextField } from '../../../../components/form/form-fields.js';
import { exampleTexts as e } from '../../../../i18n/editor-examples.js';
import { programmeTexts as own } from '../../../../i18n/editor-date-time.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { indexAfterMove, placeByTime } from './tentative.js';
import type { SectionForm } from '../section.types.js';
import { AddRow, RowButtons } from '../../fields/rows.js';
import * as css from '../../fields/fields.module.css';

/** The programme. An entry goes to its place by time once it, or its time, is left; the arrows order it freely. */
export function TentativeRows({ form }: { form: SectionForm<'dateTime'> }) {
  const { tentative } = form.values;
  const order = useTimeOrder(form);
  return (
    <>
      {tentative.length > 0 && (
        <ol className={css.rows}>
          {tentative.map((entry, index) => (
            <li
              key={index}
              className={css.ten}
              onBlur={(event) => order.leave(event, index)}
              onKeyDown={({ key }) => {
                if (key === 'Enter') order.placeEdited(index);
              }}
            >
              <TextField
                className={css.tenTime}
                form={form}
                path={`tentative.${index}.time`}
                label={<span className="sr">{`${own.time}, ${t.row(index + 1)}`}</span>}
                type="time"
                onInput={() => order.edit(index, true)}
              />
              <TextField
                className={css.tenWhat}
                form={form}
                path={`tentative.${index}.activity`}
                label={<span className="sr">{`${own.activity}, ${t.row(index + 1)}`}</span>}
                placeholder={e.activityExample}
                maxLength={80}
              />
              <RowButtons
                name={entry.activity || t.row(index + 1)}
                index={index}
                count={tentative.length}
                onMove={(to) => {
                  order.forget();
                  form.move('tentative', index, to);
                }}
                onRemove={() => {
                  order.forget();
                  form.remove('tentative', index);
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <AddRow
        full={tentative.length >= MOST_TENTATIVE}
        most={MOST_TENTATIVE}
        onAdd={() => {
          order.edit(tentative.length, false);
          form.add('tentative', { ...NEW_TENTATIVE });
        }}
      >
        {own.addActivity}
      </AddRow>
    </>
  );
}

function useTimeOrder(form: SectionForm<'dateTime'>) {
  /** The entry that was added, or got another time, and has not been placed since. */
  const edited = useRef<{ index: number; timeChanged: boolean } | null>(null);

  const place = (index: number, next: Element | null = null) => {
    edited.current = null;
    const to = placeByTime(form.latest.get().tentative, index);
    if (to === index) return;
    form.move('tentative', index, to);
    // The rows of the page stay; what they hold has moved, and the focus with it.
    const [, row, field] = /tentative-(\d+)-(\w+)$/.exec(next?.id ?? '') ?? [];
    if (row === undefined || field === undefined) return;
    const id = form.fieldId(`tentative.${indexAfterMove(Number(row), index, to)}.${field}`);
    setTimeout(() => document.getElementById(id)?.focus());
  };

  const leave = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>, index: number) => {
    if (edited.current?.index !== index) return;
    const next = relatedTarget instanceof Element ? relatedTarget : null;
    // A press on a button of the list means the row as it is there.
    if (next?.closest('button') && currentTarget.parentElement?.contains(next)) return;
    const leavesTime = target instanceof HTMLInputElement && target.type === 'time' && edited.current.timeChanged;
    if (leavesTime || !currentTarget.contains(next)) place(index, next);
  };

  return {
    leave,
    edit: (index: number, timeChanged: boolean) => {
      edited.current = { index, timeChanged };
    },
    forget: () => {
      edited.current = null;
    },
    placeEdited: (index: number) => {
      if (edited.current?.index === index) place(index);
    },
  };
}
