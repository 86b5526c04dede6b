import { inOrder } from '@serikad/shared/invitations/couple-names';
import { DEFAULT_VERSE } from '@serikad/shared/invitations/defaults';
import { AreaField, TextField } from '../../../../components/form/form-fields.js';
import { Checkbox, SegmentedControl, Switch } from '../../../../components/ui/choices.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { FieldGroup } from '../../../../components/ui/field.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { PageHeadings, isIslamicHeading } from './page-headings.js';
import type { SectionProps } from '../section.types.js';
import { useFormDesign } from '../use-form-design.js';
import { SectionLink } from '../../fields/section-link.js';
import { Swatches } from '../../fields/swatches.js';
import * as css from '../../fields/fields.module.css';

const GROUNDS = ['#fffdf8', '#fdf7f1', '#f3ecdf', '#e7efe9'];
const INKS = ['#463636', '#1c4a38', '#1f3a63', '#fffdf8'];

export function OthersSection(props: SectionProps) {
  const { forms, bundle } = props;
  const { others: form } = forms;
  const values = form.values;
  const design = useFormDesign(forms, bundle);
  return (
    <>
      <Foot {...props} />
      <Headings {...props} />
      <div className={css.switches}>
        <Switch
          label={s.snow}
          hint={s.snowHint}
          checked={values.viewSnowEffects}
          onChange={(next) => form.set('viewSnowEffects', next)}
        />
        <Switch
          label={s.wishEnabled}
          hint={s.wishEnabledHint}
          checked={values.wishEnabled}
          onChange={(next) => form.set('wishEnabled', next)}
        />
        <Switch
          label={s.wishes}
          hint={s.wishesHint}
          checked={values.wishEnabled && values.viewWishes}
          disabled={!values.wishEnabled}
          onChange={(next) => form.set('viewWishes', next)}
        />
        <Switch
          label={s.approveWishes}
          hint={s.approveWishesHint}
          checked={values.wishEnabled && values.approveWishes}
          disabled={!values.wishEnabled}
          onChange={(next) => form.set('approveWishes', next)}
        />
        <Switch
          label={s.islamic}
          hint={s.islamicHint}
          checked={values.hideIslamicItem}
          onChange={(next) => form.set('hideIslamicItem', next)}
        />
      </div>
      <TextField
        form={form}
        path="countdownLabel"
        label={s.countdown}
        optional
        placeholder={s.countdownExample}
        maxLength={60}
      />
      <FieldGroup label={s.ground} id={form.fieldId('backgroundColor')} error={form.error('backgroundColor')}>
        <Swatches
          label={s.ground}
          colours={GROUNDS}
          value={values.backgroundColor}
          standard={{ label: s.asDesign, colour: design.palette.ground }}
          onChange={(colour) => form.set('backgroundColor', colour)}
        />
      </FieldGroup>
      <FieldGroup label={s.ink} id={form.fieldId('contentTextColor')} error={form.error('contentTextColor')}>
        <Swatches
          label={s.ink}
          colours={INKS}
          value={values.contentTextColor}
          standard={{ label: s.asDesign, colour: design.palette.ink }}
          onChange={(colour) => form.set('contentTextColor', colour)}
        />
      </FieldGroup>
    </>
  );
}

/** The end of the guest page. Without a hashtag it shows the verse, whatever is chosen. */
function Foot({ forms: { others: form, names, designLanguage }, goTo }: SectionProps) {
  const { hashtagChecked, verseChecked, ownVerse } = form.values;
  const hasHashtag = names.values.hashtag.trim() !== '';
  const standard = DEFAULT_VERSE[designLanguage.values.language];
  const showsVerse = !hasHashtag || verseChecked;
  return (
    <>
      <FieldGroup label={s.footer} id={form.fieldId('hashtagChecked')} hint={s.footerHint}>
        <div className="row row--wrap">
          <Checkbox
            checked={hasHashtag && hashtagChecked}
            disabled={!hasHashtag}
            onChange={(next) => form.set('hashtagChecked', next)}
          >
            {s.footerHashtag}
          </Checkbox>
          <Checkbox checked={showsVerse} disabled={!hasHashtag} onChange={(next) => form.set('verseChecked', next)}>
            {s.footerVerse}
          </Checkbox>
        </div>
        {!hasHashtag && (
          <p className="field__hint">
            {s.footerNoHashtag}{' '}
            <SectionLink to="names" goTo={goTo}>
              {t.namesTitle}
            </SectionLink>
            .
          </p>
        )}
      </FieldGroup>
      {showsVerse && (
        <FieldGroup label={s.verse}>
          <SegmentedControl
            label={s.verse}
            value={ownVerse ? 'own' : 'default'}
            choices={[
              { value: 'default', label: s.verseDefault },
              { value: 'own', label: s.verseOwn },
            ]}
            onChange={(value) =>
              form.setValues((before) => ({
                ...before,
                ownVerse: value === 'own',
                customVerse:
                  value === 'own' && before.customVerse.verse + before.customVerse.surah === ''
                    ? standard
                    : before.customVerse,
              }))
            }
          />
          {ownVerse ? (
            <div className={classNames('stack', css.ownVerse)}>
              <AreaField form={form} path="customVerse.verse" label={s.verseText} rows={4} maxLength={600} />
              <TextField
                form={form}
                path="customVerse.surah"
                label={s.verseSource}
                placeholder={s.verseSourceExample}
                maxLength={80}
              />
            </div>
          ) : (
            <blockquote className={css.word}>
              {standard.verse} <cite>{standard.surah}</cite>
            </blockquote>
          )}
        </FieldGroup>
      )}
    </>
  );
}

function Headings({ forms: { others: form, names } }: SectionProps) {
  const { hideIslamicItem } = form.values;
  const initials = inOrder(names.values.couple)
    .map(({ shortName }) => [...shortName.trim()][0] ?? '')
    .filter((letter) => letter !== '')
    .join(' & ');
  const headings = [
    ['page2Header1', s.header1],
    ['page2Header2', s.header2],
  ] as const;
  return headings.map(([path, label]) => (
    <FieldGroup
      key={path}
      label={label}
      id={form.fieldId(path)}
      error={form.error(path)}
      hint={hideIslamicItem && isIslamicHeading(form.values[path]) ? s.headerHidden : undefined}
    >
      <PageHeadings
        label={label}
        value={form.values[path]}
        initials={initials === '' ? 'A & D' : initials}
        onChange={(choice) => form.set(path, choice)}
      />
    </FieldGroup>
  ));
}
