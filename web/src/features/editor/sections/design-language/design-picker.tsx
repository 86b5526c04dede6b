import { coverImage } from '@serikad/shared/designs/cover-picture';
import { DESIGN_CATEGORIES, PICKER_PAGE_SIZE, type DesignCategory } from '@serikad/shared/designs/design.types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { Dialog } from '../../../../components/ui/dialog.js';
import { ChipButtons, Pagination } from '../../../../components/ui/navigation.js';
import { ErrorState, LoadingRegion, Skeleton } from '../../../../components/ui/states.js';
import { CATEGORY_NAMES } from '../../../../i18n/designs.js';
import { designPickerTexts as own } from '../../../../i18n/editor-design-picker.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { designPageQuery } from '../../../../lib/queries/designs.js';
import * as css from '../../fields/fields.module.css';

/** The catalogue in pages of 30, to choose another design. */
export function DesignPicker({
  open,
  current,
  currentName,
  onClose,
  onChoose,
}: {
  open: boolean;
  current: string;
  /** Of the current one; empty while it is not known. */
  currentName: string;
  onClose: () => void;
  onChoose: (design: string) => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={own.pickerTitle} size="full" bare closeButton>
      {/* Each opening begins with the design in use. */}
      {open && <Picker current={current} currentName={currentName} onChoose={onChoose} />}
    </Dialog>
  );
}

interface PickerProps {
  current: string;
  currentName: string;
  onChoose: (design: string) => void;
}

function Picker({ current, currentName, onChoose }: PickerProps) {
  const name = useId();
  const [page, setPage] = useState(1);
  const [category, setCategory] = useState<DesignCategory | 'all'>('all');
  const [chosen, setChosen] = useState({ id: current, name: currentName });
  const { data, isError, error, refetch, isPlaceholderData } = useQuery({
    ...designPageQuery(page, PICKER_PAGE_SIZE, category === 'all' ? undefined : category),
    placeholderData: keepPreviousData,
  });
  const pages = data ? Math.ceil(data.count / PICKER_PAGE_SIZE) : 1;
  const first = (page - 1) * PICKER_PAGE_SIZE;
  return (
    <div>
      <div className={css.pickerH}>
        <p className="h-sec" aria-hidden="true">
          {own.pickerTitle}
        </p>
        <p className="xs soft">{data ? own.pickerCount(data.count) : ' '}</p>
      </div>
      <div className={css.pickerC}>
        <ChipButtons<DesignCategory | 'all'>
          label={own.category}
          current={category}
          chips={[
            { value: 'all', label: own.all },
            ...DESIGN_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })),
          ]}
          onChange={(value) => {
            setCategory(value);
            setPage(1);
          }}
        />
      </div>
      {isError && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {own.pickerError}
        </ErrorState>
      ) : data ? (
        <div className={css.pickerG} role="radiogroup" aria-label={t.design} aria-busy={isPlaceholderData}>
          {data.design.map((design) => (
            <label key={design._id} className={css.dz}>
              <input
                type="radio"
                className="sr"
                name={name}
                checked={design._id === chosen.id}
                onChange={() => setChosen({ id: design._id, name: design.name })}
              />
              <img
                className="cover"
                src={coverImage(design._id, 240)}
                srcSet={`${coverImage(design._id, 240)} 1x, ${coverImage(design._id, 480)} 2x`}
                width="240"
                height="360"
                alt=""
                loading="lazy"
                decoding="async"
              />
              <b>{design.name}</b>
              <span>{design._id === current ? own.inUse : CATEGORY_NAMES[design.category]}</span>
            </label>
          ))}
        </div>
      ) : (
        <LoadingRegion>
          <div className={css.pickerG}>
            {Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} ratio="2 / 3" />
            ))}
          </div>
        </LoadingRegion>
      )}
      <div className={css.pickerF}>
        {data && (
          <span className="sm soft num">
            {own.range(Math.min(first + 1, data.count), Math.min(first + PICKER_PAGE_SIZE, data.count), data.count)}
          </span>
        )}
        <Pagination page={page} pages={pages} onChange={setPage} />
        <p className={classNames('sm', css.pickerChosen)}>
          {own.chosen}{' '}
          <b className="b">{chosen.name || (data?.design.find(({ _id }) => _id === chosen.id)?.name ?? chosen.id)}</b>
        </p>
        <Button onClick={() => onChoose(chosen.id)}>{own.useDesign}</Button>
      </div>
    </div>
  );
}
