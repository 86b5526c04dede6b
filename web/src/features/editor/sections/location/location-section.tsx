import { isWebLink, linkIn } from '@serikad/shared/validation/web-link';
import type { ClipboardEvent } from 'react';
import { AreaField, TextField } from '../../../../components/form/form-fields.js';
import { Notice } from '../../../../components/ui/states.js';
import { exampleTexts as e } from '../../../../i18n/editor-examples.js';
import { placeTexts as p } from '../../../../i18n/editor-place.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionProps } from '../section.types.js';
import { ConvoyFields } from './convoy-fields.js';
import { LinkCheck } from './link-check.js';
import { NoteFields } from './note-fields.js';
import * as css from '../../editor.module.css';

type LinkPath = 'googleMapLink' | 'wazeLink' | 'liveLink';

export function LocationSection(props: SectionProps) {
  const { forms, bundle } = props;
  const { location: form } = forms;
  const { googleMapLink, wazeLink, liveLink } = form.values;
  /** A phone shares a place as text and link: the field keeps the link, as the server does. */
  const keepLink = (path: LinkPath) => () => {
    const typed = form.latest.get()[path];
    const link = linkIn(typed);
    if (isWebLink(link) && link !== typed) form.set(path, link);
  };
  // From the clipboard itself: a line field joins lines, and with them the link and what follows it.
  const pasteLink = (path: LinkPath) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const link = linkIn(text);
    if (!isWebLink(link) || link === text.trim()) return;
    event.preventDefault();
    form.set(path, link);
  };
  return (
    <>
      <TextField form={form} path="venue" label={t.venue} placeholder={e.venueExample} maxLength={120} />
      <AreaField form={form} path="address" label={t.address} optional placeholder={e.addressExample} maxLength={400} />
      <div className="grid-2">
        <TextField
          form={form}
          path="googleMapLink"
          label={t.googleMaps}
          optional
          type="url"
          inputMode="url"
          onPaste={pasteLink('googleMapLink')}
          onBlur={keepLink('googleMapLink')}
          placeholder="https://maps.app.goo.gl/…"
        />
        <TextField
          form={form}
          path="wazeLink"
          label={t.waze}
          optional
          type="url"
          inputMode="url"
          onPaste={pasteLink('wazeLink')}
          onBlur={keepLink('wazeLink')}
          placeholder="https://waze.com/ul/…"
        />
      </div>
      <LinkCheck form={form} />
      <Notice tone="plain">
        {p.linkHelp} <b className="b">{p.linkHelpShare}</b> {p.linkHelpEnd}
        <div className="row row--wrap">
          <TestLink link={linkIn(googleMapLink)} text={p.testMaps} />
          <TestLink link={linkIn(wazeLink)} text={p.testWaze} />
        </div>
      </Notice>
      <NoteFields {...props} />
      <div className={css.secSub}>
        <h2>{p.live}</h2>
        <p>{p.liveText}</p>
        <div className="stack">
          <TextField
            form={form}
            path="liveLink"
            label={p.liveLink}
            optional
            type="url"
            inputMode="url"
            hint={p.liveHint}
            onPaste={pasteLink('liveLink')}
            onBlur={keepLink('liveLink')}
            placeholder="https://www.youtube.com/live/…"
          />
          <TestLink link={linkIn(liveLink)} text={p.testLive} />
        </div>
      </div>
      <ConvoyFields form={form} stored={bundle.invitation} isNew={bundle.order === null} />
    </>
  );
}

function TestLink({ link, text }: { link: string; text: string }) {
  if (!isWebLink(link)) return null;
  return (
    <a className="link link--row" href={link} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
