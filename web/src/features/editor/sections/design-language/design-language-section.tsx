import { INVITATION_LANGUAGES } from '@serikad/shared/i18n/language';
import { PUBLIC_TITLES } from '@serikad/shared/invitations/defaults';
import { OPENING_OPTIONS } from '@serikad/shared/invitations/invitation.types';
import { hasPlaceForPhoto } from '@serikad/shared/designs/photo-place';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DesignCover } from '../../../../components/design-cover.js';
import { TextField } from '../../../../components/form/form-fields.js';
import { Button } from '../../../../components/ui/button.js';
import { SegmentedControl } from '../../../../components/ui/choices.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { FieldGroup } from '../../../../components/ui/field.js';
import { CATEGORY_NAMES } from '../../../../i18n/designs.js';
import { designLanguageTexts as own } from '../../../../i18n/editor-design-language.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { designQuery } from '../../../../lib/queries/designs.js';
import { LogoUpload } from './logo-upload.js';
import { DesignChoices } from './design-choices.js';
import { DesignPicker } from './design-picker.js';
import { EarlierArtNotice } from './earlier-art-notice.js';
import { OPENING_PICTURES } from './opening-pictures.js';
import type { SectionProps } from '../section.types.js';
import { PhotoPlace } from '../../media/photo-place.js';
import { StoredPhotoField } from '../../media/stored-photo-field.js';
import { Tiles } from '../../fields/tiles.js';
import * as editorCss from '../../editor.module.css';
import * as fieldsCss from '../../fields/fields.module.css';

type Seal = 'initials' | 'text' | 'image';

export function DesignLanguageSection({
  forms: { designLanguage: form, dateTime },
  bundle,
  media,
  disabled,
}: SectionProps) {
  const [picking, setPicking] = useState(false);
  const { design, designChoices, language, coupleNo, openingOption, customOpeningLogo, ownText } = form.values;
  const isStored = design === bundle.design._id;
  const { data: found } = useQuery({ ...designQuery(design), enabled: !isStored });
  // The stored one is known, also when the shop has hidden it.
  const data = isStored ? bundle.design : found;
  const { openingLogo, orderedArt } = bundle.invitation;
  // The choice of a picture counts once there is one; until then it shows the upload.
  const [wantsImage, setWantsImage] = useState(false);
  const seal: Seal = customOpeningLogo || wantsImage ? 'image' : ownText ? 'text' : 'initials';
  const hasLogo = openingLogo !== null || media.logo.dirty;

  const choose = (next: string) => {
    form.setValues((before) => ({
      ...before,
      design: next,
      designChoices: [],
      // A seal without a picture of one's own goes back to the initials with another design.
      customOpeningLogo: before.customOpeningLogo && hasLogo,
    }));
    setPicking(false);
  };
  return (
    <>
      <FieldGroup label={t.design} id={form.fieldId('design')} error={form.error('design')}>
        <div className={fieldsCss.now}>
          <DesignCover design={design} sizes="6.5rem" eager />
          <div>
            <p className={fieldsCss.nowName}>{data?.name ?? design}</p>
            <p className={classNames('sm soft', fieldsCss.nowSub)}>
              {design}
              {data && ` · ${CATEGORY_NAMES[data.category]} · ${own[data.theme]}`}
            </p>
            <Button variant="second" icon="image" onClick={() => setPicking(true)}>
              {own.changeDesign}
            </Button>
          </div>
        </div>
      </FieldGroup>
      {orderedArt !== undefined && <EarlierArtNotice ordered={orderedArt} chosen={design} onChoose={choose} />}
      {data?.choices && (
        <DesignChoices
          design={data}
          chosen={designChoices}
          startTime={dateTime.values.startTime}
          onChange={(next) => form.set('designChoices', next)}
        />
      )}
      {data && hasPlaceForPhoto(data) && (
        <StoredPhotoField
          bundle={bundle}
          field="coverPhoto"
          words={{ label: own.coverPhoto, hint: own.coverPhotoHint, afterSave: own.coverPhotoAfterSave }}
          disabled={disabled}
        >
          {(busy) => <PhotoPlace bundle={bundle} disabled={disabled || busy} />}
        </StoredPhotoField>
      )}
      <FieldGroup label={t.language} hint={own.languageHint}>
        <SegmentedControl
          label={t.language}
          value={language}
          choices={INVITATION_LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
          onChange={(value) => form.set('language', value)}
        />
      </FieldGroup>
      <TextField
        form={form}
        path="title"
        label={t.title}
        hint={bundle.invitation.title === '' ? own.titleUnsaved(PUBLIC_TITLES[language]) : own.titleHint}
        maxLength={60}
      />
      <FieldGroup label={t.coupleNo}>
        <Tiles<1 | 2>
          label={t.coupleNo}
          value={coupleNo}
          choices={[
            { value: 1, title: t.oneCouple, text: own.oneCoupleText },
            { value: 2, title: t.twoCouples, text: own.twoCouplesText },
          ]}
          onChange={(value) => form.set('coupleNo', value)}
        />
      </FieldGroup>
      <div className={editorCss.secSub}>
        <h2>{t.opening}</h2>
        <p>{own.openingText}</p>
        <Tiles
          label={t.opening}
          value={openingOption}
          choices={OPENING_OPTIONS.map((value) => ({
            value,
            title: t.openings[value],
            text: own.openingTexts[value],
            picture: OPENING_PICTURES[value],
          }))}
          onChange={(value) => form.set('openingOption', value)}
        />
      </div>
      <FieldGroup label={t.seal}>
        <SegmentedControl<Seal>
          label={t.seal}
          value={seal}
          choices={[
            { value: 'initials', label: t.sealInitials },
            { value: 'text', label: own.sealText },
            { value: 'image', label: t.sealImage },
          ]}
          onChange={(value) => {
            setWantsImage(value === 'image');
            form.setValues((before) => ({
              ...before,
              customOpeningLogo: value === 'image' && hasLogo,
              ownText: value === 'image' ? before.ownText : value === 'text',
            }));
          }}
        />
      </FieldGroup>
      {seal === 'text' && (
        <TextField form={form} path="openingText" label={own.sealTextLabel} hint={own.sealTextHint} maxLength={20} />
      )}
      {seal === 'image' && (
        <LogoUpload
          bundle={bundle}
          media={media}
          disabled={disabled}
          onChosen={() => form.set('customOpeningLogo', true)}
        />
      )}
      <DesignPicker
        open={picking}
        current={design}
        currentName={data?.name ?? ''}
        onClose={() => setPicking(false)}
        onChoose={choose}
      />
    </>
  );
}
