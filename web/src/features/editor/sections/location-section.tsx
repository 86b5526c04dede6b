import { isWebLink } from '@serikad/shared/validation/web-link';
import { AreaField, TextField } from '../../../components/form/form-fields.js';
import { Notice } from '../../../components/ui/states.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import type { SectionProps } from './registry.js';

/** Where it is, and the links that take guests there. */
export function LocationSection({ forms: { location: form } }: SectionProps) {
  const { googleMapLink, wazeLink } = form.values;
  return (
    <>
      <TextField form={form} path="venue" label={t.venue} maxLength={120} />
      <AreaField form={form} path="address" label={t.address} optional maxLength={400} />
      <div className="grid-2">
        <TextField
          form={form}
          path="googleMapLink"
          label={t.googleMaps}
          optional
          type="url"
          inputMode="url"
          placeholder="https://maps.app.goo.gl/…"
        />
        <TextField
          form={form}
          path="wazeLink"
          label={t.waze}
          optional
          type="url"
          inputMode="url"
          placeholder="https://waze.com/ul/…"
        />
      </div>
      <Notice tone="plain">
        {t.linkHelp} <b className="b">{t.linkHelpShare}</b> {t.linkHelpEnd}
        <div className="row row--wrap">
          <TestLink link={googleMapLink.trim()} text={t.testMaps} />
          <TestLink link={wazeLink.trim()} text={t.testWaze} />
        </div>
      </Notice>
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
