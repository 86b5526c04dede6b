import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { classNames } from '../../../../components/ui/class-names.js';
import { Icon } from '../../../../components/ui/icon.js';
import { galleryTexts as t } from '../../../../i18n/editor-gallery.js';
import type { GalleryItem } from '../../media/gallery-state.js';
import { PhotoTile, tileClass, usePhotoMoves, type PhotoGridProps } from './photo-tile.js';
import * as css from '../../media/media.module.css';

/** The photos in their order: dragged by mouse, finger or keys, or moved by their buttons. */
export function PhotoSorter(props: PhotoGridProps) {
  const { items, onMove } = props;
  const { move, statusMessage } = usePhotoMoves(props);
  const [lifted, setLifted] = useState<UniqueIdentifier | null>(null);
  const sensors = useSensors(
    // A press that moves is a drag; one that does not is a click.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier | undefined) => items.findIndex(({ key }) => key === id);
  const placeOf = (id: UniqueIdentifier | undefined) => indexOf(id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t.lifted(placeOf(active.id), items.length),
    // At its own place, `onDragStart` has announced it.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? t.over(placeOf(over.id), items.length) : undefined,
    onDragEnd: ({ active, over }) => t.dropped(placeOf((over ?? active).id), items.length),
    onDragCancel: () => t.sortCancelled,
  };
  const held = items.find(({ key }) => key === lifted);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t.sortInstructions } }}
      onDragStart={({ active }) => setLifted(active.id)}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ active, over }) => {
        setLifted(null);
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul className={css.gal}>
          {items.map((item, index) => (
            <Sortable key={item.key} {...props} item={item} index={index} onMove={move} />
          ))}
        </ul>
      </SortableContext>
      <DragOverlay>
        {held && (
          <div className={classNames(tileClass(held), css.isLift)}>
            <PhotoTile {...props} item={held} index={indexOf(held.key)} grip={<Grip />} />
          </div>
        )}
      </DragOverlay>
      <span className="sr" role="status">
        {statusMessage}
      </span>
    </DndContext>
  );
}

function Sortable(props: PhotoGridProps & { item: GalleryItem; index: number }) {
  const { item, index } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.key,
    disabled: item.state === 'removing',
  });
  return (
    <li
      ref={setNodeRef}
      className={classNames(tileClass(item), isDragging && css.isGap)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <PhotoTile
        {...props}
        // By the picture itself with a mouse alone: a finger on it scrolls the page.
        pictureProps={{ onMouseDown: listeners?.['onMouseDown'] as React.MouseEventHandler | undefined }}
        grip={
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={css.phGrip}
            {...attributes}
            {...listeners}
            aria-label={t.drag(index + 1)}
          >
            <Icon name="grip" />
          </button>
        }
      />
    </li>
  );
}

function Grip() {
  return (
    <span className={css.phGrip}>
      <Icon name="grip" />
    </span>
  );
}
