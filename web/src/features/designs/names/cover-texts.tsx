import {
  coverMark,
  type CoverMark,
  type CoverSetting,
  type WritableCover,
} from '@serikad/shared/designs/cover-setting';
import { beginningCapitals, fitNames, type NameRow } from '@serikad/shared/invitations/fit-names';
import { memo, type CSSProperties } from 'react';
import { faceStyle, markStyle, namesSize, sheetStyle, textStyle } from '../../../lib/cover-styles.js';
import { useShownTexts } from './use-shown-texts.js';
import * as css from './written-cover.module.css';

interface Props {
  id: string;
  setting: CoverSetting;
  sample: WritableCover['sample'];
  /** Whether it follows the typing. */
  follows: boolean;
}

/**
 * The texts of a cover where the guest view has them, in the pixels of COVER_SIZE. Sizes of names are those that the
 * guest view's style sheet gives them: both read shared/invitations/fit-names.
 */
export const CoverTexts = memo(function CoverTexts({ id, setting, sample, follows }: Props) {
  const { gaps, footHeight, title, place } = setting;
  return (
    <span className={css.texts} style={sheetStyle(setting)}>
      <span className={css.head}>
        <Mark id={id} setting={setting} mark="jawi" />
        <span className={css.text} style={{ ...textStyle(title), marginTop: gaps.title }}>
          {sample.title}
        </span>
        <Names setting={setting} sample={sample} follows={follows} />
      </span>
      <span className={css.foot} style={{ minHeight: footHeight, marginTop: gaps.foot }}>
        <Mark id={id} setting={setting} mark="rule" />
        <Day setting={setting} sample={sample} follows={follows} />
        <span className={css.text} data-balanced style={{ ...textStyle(place), marginTop: gaps.place }}>
          {sample.place}
        </span>
      </span>
    </span>
  );
});

function Mark({ id, setting, mark }: { id: string; setting: CoverSetting; mark: CoverMark }) {
  const style = markStyle(setting, mark);
  return style && <img className={css.mark} src={coverMark(id, setting.version, mark)} alt="" style={style} />;
}

function Day({ setting: { date, gaps }, sample, follows }: Omit<Props, 'id'>) {
  const { day } = useShownTexts(sample, follows);
  return (
    <span className={css.text} style={{ ...textStyle(date), marginTop: gaps.date }}>
      {day}
    </span>
  );
}

function Names({ setting: { names, and, gaps, align }, sample, follows }: Omit<Props, 'id'>) {
  const { bride, groom } = useShownTexts(sample, follows);
  const { rows, letters, capitals, lines } = fitNames([[bride, groom]]);
  const style: CSSProperties = {
    ...textStyle(names),
    fontSize: namesSize(names, { letters, capitals: capitals + beginningCapitals(rows), lines }),
    marginTop: gaps.names,
    // As the guest view sets names: “fi” as one letter loses its dot.
    fontVariantLigatures: 'no-common-ligatures',
    ...(names.shadow !== '' && { textShadow: names.shadow }),
  };
  const andStyle: CSSProperties = {
    ...faceStyle(and),
    fontSize: `${and.em}em`,
    textTransform: 'none',
    fontVariantLigatures: 'normal',
  };
  return (
    <span className={css.text} data-part="names" style={style}>
      {rows.map((row, i) => (
        <span key={i} className={css.nameRow} data-align={align} style={row.kind === 'and' ? andStyle : undefined}>
          {row.kind === 'and' ? sample.and : textOf(row)}
        </span>
      ))}
    </span>
  );
}

/** One couple has names and an ampersand alone. */
const textOf = (row: NameRow): string => (row.kind === 'name' ? row.text : '');
