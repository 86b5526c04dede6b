import { TextField } from '../../../../components/form/form-fields.js';
import { SegmentedControl } from '../../../../components/ui/choices.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { exampleTexts as e } from '../../../../i18n/editor-examples.js';
import { namesTexts as own } from '../../../../i18n/editor-names.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { ContactRows } from './contact-rows.js';
import { CoverLineField } from './cover-line-field.js';
import { CoupleFields } from './couple-fields.js';
import { JawiFields } from './jawi-fields.js';
import { NameStyles } from './name-styles.js';
import type { SectionProps } from '../section.types.js';
import { useFormDesign } from '../use-form-design.js';
import * as editorCss from '../../editor.module.css';
import * as fieldsCss from '../../fields/fields.module.css';

export function NamesSection({ forms, bundle, goTo }: SectionProps) {
  const { names: form, designLanguage } = forms;
  const two = designLanguage.values.coupleNo === 2;
  const { twoParties } = form.values;
  const design = useFormDesign(forms, bundle);
  return (
    <>
      <p className={fieldsCss.couples}>
        <span className="grow">
          <b>{two ? t.twoCouples : t.oneCouple}</b>
          <span className="xs soft">{two ? own.twoCouplesText : own.oneCoupleText}</span>
        </span>
        <button type="button" className="link link--row" onClick={() => goTo('designLanguage')}>
          {own.coupleNoChange}
          <span className="sr"> {t.coupleNo}</span>
        </button>
      </p>
      <CoupleFields form={form} couple="couple" title={two ? own.firstCouple : t.couple} />
      {two && <CoupleFields form={form} couple="couple2" title={t.secondCouple} />}
      <JawiFields form={form} two={two} layout={design.layout} />
      <CoverLineField form={form} layout={design.layout} />
      <NameStyles form={form} design={design} />
      <div className={editorCss.secSub}>
        <h2>{t.inviters}</h2>
        <p>{own.invitersText}</p>
        <div className="stack">
          <SegmentedControl
            label={t.inviters}
            value={twoParties ? 2 : 1}
            choices={[
              { value: 1, label: own.oneParty },
              { value: 2, label: own.twoParties },
            ]}
            onChange={(value) => form.set('twoParties', value === 2)}
          />
          <Party form={form} party="inviter1" title={twoParties ? own.firstParty : undefined} />
          {twoParties && <Party form={form} party="inviter2" title={t.secondParty} />}
        </div>
      </div>
      <div className={editorCss.secSub}>
        <h2>{t.contacts}</h2>
        <p>{own.contactsText}</p>
        <ContactRows form={form} />
      </div>
      <div className={editorCss.secSub}>
        <TextField
          form={form}
          path="hashtag"
          label={t.hashtag}
          optional
          placeholder="AisyahMilikDanial"
          maxLength={60}
        />
      </div>
    </>
  );
}

function Party({
  form,
  party,
  title,
}: {
  form: SectionProps['forms']['names'];
  party: 'inviter1' | 'inviter2';
  title: string | undefined;
}) {
  return (
    <div role="group" aria-label={title ?? t.inviters}>
      {title && <p className={classNames('h-label', fieldsCss.partyLabel)}>{title}</p>}
      {/* Below each other: the names of parents are long. */}
      <div className="stack">
        <TextField
          form={form}
          path={`inviter.${party}.name1`}
          label={own.name1}
          placeholder={e.name1Example}
          autoComplete="off"
          maxLength={120}
        />
        <TextField
          form={form}
          path={`inviter.${party}.name2`}
          label={own.name2}
          placeholder={e.name2Example}
          optional
          autoComplete="off"
          maxLength={120}
        />
      </div>
    </div>
  );
}
