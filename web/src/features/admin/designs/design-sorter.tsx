import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { AdminDesignSummary } from '@serikad/shared/designs/admin-design.types';
import { useState } from 'react';
import { DesignCover } from '../../../components/design-cover.js';
import { Button, IconButton } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Pill } from '../../../components/ui/states.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { moved } from '../../../lib/lists.js';
import { useSortDesigns } from '../mutations/use-sort-designs.js';
import * as css from './designs.module.css';

/** The catalogue's order: by dragging, by keys, or by buttons; stored as a whole. */
export function DesignSorter({ designs, onDone }: { designs: readonly AdminDesignSummary[]; onDone: () => void }) {
  const [ids, setIds] = useState(() => designs.map(({ _id }) => _id));
  const [status, setStatus] = useState('');
  const byId = new Map(designs.map((design) => [design._id, design]));
  const nameOf = (id: UniqueIdentifier) => byId.get(String(id))?.name ?? String(id);
  const placeOf = (id: UniqueIdentifier) => t.place(ids.indexOf(String(id)) + 1, ids.length, nameOf(id));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length) return;
    setIds([...moved(ids, from, to)]);
    setStatus(t.place(to + 1, ids.length, nameOf(id)));
  };
  const save = useSortDesigns(onDone);
  const changed = ids.some((id, i) => designs[i]?._id !== id);
  return (
    <>
      <p className={classNames('sm soft', css.sorterText)}>{t.sortText}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => placeOf(active.id),
            onDragOver: ({ active, over }) =>
              over ? t.place(ids.indexOf(String(over.id)) + 1, ids.length, nameOf(active.id)) : undefined,
            onDragEnd: () => undefined,
            onDragCancel: () => t.cancelled,
          },
          screenReaderInstructions: { draggable: t.dragInstructions },
        }}
        onDragEnd={({ active, over }) => over && move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classNames('card divide', css.sorter)}>
            {ids.map((id, i) => {
              const design = byId.get(id);
              return design && <Row key={id} design={design} place={i} last={i === ids.length - 1} onMove={move} />;
            })}
          </ol>
        </SortableContext>
      </DndContext>
      <span className="sr" role="status">
        {status}
      </span>
      <div className={css.foot}>
        <Button variant="second" onClick={onDone}>
          {adminTexts.cancel}
        </Button>
        <Button
          busy={save.isPending}
          busyLabel={adminTexts.saving}
          disabled={!changed}
          onClick={() => save.mutate(ids)}
        >
          {t.saveSort}
        </Button>
      </div>
    </>
  );
}

function Row({
  design: { _id, name, hidden },
  place,
  last,
  onMove,
}: {
  design: AdminDesignSummary;
  place: number;
  last: boolean;
  onMove: (from: number, to: number) => void;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: _id,
  });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? classNames(css.sorterRow, css.isHeld) : css.sorterRow}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classNames('btn btn--ghost btn--icon', css.sorterGrip)}
        {...attributes}
        {...listeners}
        aria-label={t.drag(name)}
      >
        <Icon name="grip" />
      </button>
      <span className={classNames('num soft xs', css.sorterPlace)}>{place + 1}</span>
      <DesignCover design={_id} sizes="2.5rem" />
      <span className="grow sm">
        <b className="b">{name}</b> <span className="soft">{_id}</span> {hidden && <Pill tone="mute">{t.hidden}</Pill>}
      </span>
      <IconButton icon="arrow-up" label={t.up(name)} disabled={place === 0} onClick={() => onMove(place, place - 1)} />
      <IconButton icon="arrow-down" label={t.down(name)} disabled={last} onClick={() => onMove(place, place + 1)} />
    </li>
  );
}
