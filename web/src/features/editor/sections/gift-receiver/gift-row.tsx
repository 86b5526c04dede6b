import { isSearchLink, searchLinkOf } from '@serikad/shared/gifts/search-link';
import { isWebLink } from '@serikad/shared/validation/web-link';
import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '../../../../components/ui/button.js';
import { Switch } from '../../../../components/ui/choices.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { Field } from '../../../../components/ui/field.js';
import { Icon, type IconName } from '../../../../components/ui/icon.js';
import { TextArea, TextInput } from '../../../../components/ui/inputs.js';
import { Notice } from '../../../../components/ui/states.js';
import { giftTexts as t } from '../../../../i18n/editor-gifts.js';
import { mediaTexts } from '../../../../i18n/editor-media.js';
import { storedPicture } from '../../media/chosen-picture.js';
import { giftFieldId, withTitle, type GiftRow } from '../../media/gift-state.js';
import type { GiftStore } from '../../media/gift-store.js';
import { Picture, PictureField } from '../../media/picture-field.js';
import { UploadBar } from '../../media/upload-bar.js';
import * as css from '../../media/media.module.css';

const DrawingDialog = lazy(() => import('./drawing-dialog.js').then((module) => ({ default: module.DrawingDialog })));

interface Props {
  row: GiftRow;
  /** Its title, or its place while it has none. */
  name: string;
  open: boolean;
  disabled: boolean;
  store: GiftStore;
  onRemove: () => void;
}

/** A gift of the list: one line, and its fields below while they are open. */
export function GiftRowItem(props: Props) {
  const { row, name, open, disabled, store, onRemove } = props;
  const { picture, stored, progress, values } = row;
  const fieldsId = `${row.key}-fields`;
  const image = picture?.url ?? (stored?.imageUrl ? storedPicture(stored.imageUrl, 320) : null);
  return (
    <li className={css.gift} aria-busy={progress !== null || undefined}>
      <div className={css.giftLine}>
        <div className={css.giftPic}>
          {image === null ? <Icon name="gift" /> : <Picture key={image} src={image} alt="" />}
        </div>
        <div>
          <p className={css.giftName}>{name}</p>
          <p className={classNames(css.giftLink, 'xs soft')}>
            {isSearchLink(values.url) ? t.searchedFor : shortLink(values.url) || t.noLink}
          </p>
          <Tags row={row} />
          {progress !== null && !open && <UploadBar progress={progress} />}
        </div>
        <div className={css.giftAct}>
          {progress === null ? (
            <>
              <IconButton
                icon={open ? 'chevron-up' : 'pencil'}
                label={t.edit(name)}
                aria-expanded={open}
                aria-controls={fieldsId}
                onClick={() => store.toggle(row.key)}
              />
              <IconButton icon="trash" label={t.removeGift(name)} disabled={disabled} onClick={onRemove} />
            </>
          ) : (
            <IconButton icon="close" label={mediaTexts.cancelUpload(name)} onClick={store.cancel} />
          )}
        </div>
      </div>
      {open && (
        <div className={css.giftFields} id={fieldsId}>
          <Fields {...props} />
        </div>
      )}
    </li>
  );
}

function Tags({ row: { action, stored, errors, problem, values } }: { row: GiftRow }) {
  const reservation = stored?.reservation;
  const hasErrors = problem !== null || Object.keys(errors).length > 0;
  const tags: [IconName, string, string][] = [
    ...(action === 'add' ? [['plus', 'ok', t.isNew] as [IconName, string, string]] : []),
    ...(action === 'edit' ? [['pencil', 'warn', t.isChanged] as [IconName, string, string]] : []),
    ...(hasErrors ? [['alert', 'bad', t.isWrong] as [IconName, string, string]] : []),
    ...(reservation
      ? [
          ['lock', 'info', 'name' in reservation ? t.reservedBy(reservation.name) : t.reserved] as [
            IconName,
            string,
            string,
          ],
        ]
      : []),
    ...(values.enabled ? [] : [['eye', 'soft', t.isHidden] as [IconName, string, string]]),
  ];
  if (tags.length === 0) return null;
  return (
    <p className={css.giftTags}>
      {tags.map(([icon, tone, text]) => (
        <span key={icon} className={css.giftTag} data-tone={tone}>
          <Icon name={icon} />
          {text}
        </span>
      ))}
    </p>
  );
}

function Fields({ row, disabled, store }: Props) {
  const { key, values, stored, picture, lostPicture, errors, problem, progress } = row;
  const reservation = stored?.reservation;
  const [drawings, setDrawings] = useState(false);
  const isWithoutLink = isSearchLink(values.url);
  const [ownLink, setOwnLink] = useState(isWithoutLink ? '' : values.url);
  const id = (field: 'image' | 'title' | 'url' | 'notes') => giftFieldId(key, field);
  return (
    <>
      {problem !== null && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {reservation && 'name' in reservation && (
        <Notice icon="lock" title={t.reservedBy(reservation.name)}>
          {[reservation.contactNo && `${t.contact}: ${reservation.contactNo}.`, reservation.notes, t.reservedKept]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      <PictureField
        id={id('image')}
        words={{ label: t.giftPicture, alt: t.giftPicture, choose: mediaTexts.choose, replace: mediaTexts.replace }}
        stored={stored?.imageUrl || null}
        picture={picture}
        error={errors.image ?? (lostPicture !== null && !picture ? t.lost(lostPicture) : undefined)}
        progress={progress}
        disabled={disabled}
        onChoose={(file) => void store.choose(key, file)}
        onReset={() => store.unchoose(key)}
        onCancel={store.cancel}
      />
      <Button variant="second" icon="image" disabled={disabled} onClick={() => setDrawings(true)}>
        {t.chooseDrawing}
      </Button>
      {drawings && (
        <Suspense>
          <DrawingDialog
            onClose={() => setDrawings(false)}
            onChoose={(file, name) => {
              void store.choose(key, file);
              if (values.title.trim() === '') store.edit(key, withTitle(values, name));
              setDrawings(false);
            }}
          />
        </Suspense>
      )}
      <Field id={id('title')} label={t.giftTitle} error={errors.title}>
        <TextInput
          value={values.title}
          maxLength={100}
          autoComplete="off"
          readOnly={disabled}
          onChange={(event) => store.edit(key, withTitle(values, event.target.value))}
        />
      </Field>
      {!isWithoutLink && (
        <Field id={id('url')} label={t.giftUrl} error={errors.url}>
          <TextInput
            type="url"
            inputMode="url"
            value={values.url}
            maxLength={2048}
            placeholder="https://"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={disabled}
            onChange={(event) => store.edit(key, { url: event.target.value })}
            // People copy addresses out of apps that leave the beginning off.
            onBlur={() => store.edit(key, { url: withScheme(values.url) })}
          />
        </Field>
      )}
      {isWebLink(values.url.trim()) && (
        <a
          className={classNames('link link--row', css.giftTry)}
          href={values.url.trim()}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          <Icon name="external" />
          {t.openLink}
        </a>
      )}
      <Switch
        label={t.withoutLink}
        hint={t.withoutLinkHint}
        checked={isWithoutLink}
        disabled={disabled}
        onChange={(isOn) => {
          if (isOn) setOwnLink(values.url);
          store.edit(key, { url: isOn ? searchLinkOf(values.title) : ownLink });
        }}
      />
      <Field id={id('notes')} label={t.giftNotes} optional error={errors.notes}>
        <TextArea
          value={values.notes}
          rows={2}
          maxLength={500}
          placeholder={t.giftNotesHint}
          readOnly={disabled}
          onChange={(event) => store.edit(key, { notes: event.target.value })}
        />
      </Field>
      <Switch
        label={t.giftEnabled}
        checked={values.enabled}
        disabled={disabled}
        onChange={(enabled) => store.edit(key, { enabled })}
      />
    </>
  );
}

/** `shopee.com.my/a` gains its `https://`; what is no address stays for the check to name. */
function withScheme(text: string): string {
  const url = text.trim();
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(url) ? `https://${url}` : text;
}

function shortLink(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
