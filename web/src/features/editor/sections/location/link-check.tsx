import { checkPlace, LINK_FIELDS, type LinkField } from '@serikad/shared/places/place-check';
import { linkIn } from '@serikad/shared/validation/web-link';
import { ApartWarning, LinkWarning } from '../../../../components/place-link-warnings.js';
import { Button, ButtonAnchor } from '../../../../components/ui/button.js';
import { Notice } from '../../../../components/ui/states.js';
import { placeTexts as t } from '../../../../i18n/editor-place.js';
import { placeLinkTexts } from '../../../../i18n/place-links.js';
import type { SectionForm } from '../section.types.js';

/** What is wrong with the links, and those that only the couple can open. None of it keeps them from saving. */
export function LinkCheck({ form }: { form: SectionForm<'location'> }) {
  const check = checkPlace(form.values, form.values.checkedLinks);
  return (
    <>
      {LINK_FIELDS.map((field) => {
        if (check.problems[field]) return <LinkWarning key={field} check={check} field={field} />;
        if (check.unconfirmed.includes(field)) return <ToConfirm key={field} form={form} field={field} />;
        if (!check.confirmed.includes(field)) return null;
        return (
          <Notice key={field} tone="ok" role="status">
            {t.confirmed(placeLinkTexts.apps[field])}
          </Notice>
        );
      })}
      <ApartWarning check={check} />
    </>
  );
}

function ToConfirm({ form, field }: { form: SectionForm<'location'>; field: LinkField }) {
  const link = linkIn(form.values[field]);
  return (
    <Notice
      tone="warn"
      role="status"
      title={t.confirmTitle(placeLinkTexts.apps[field])}
      actions={
        <>
          <ButtonAnchor variant="ghost" newTab href={link}>
            {placeLinkTexts.open}
          </ButtonAnchor>
          <Button variant="second" icon="check" onClick={() => form.set(`checkedLinks.${field}`, link)}>
            {t.confirm}
          </Button>
        </>
      }
    >
      {placeLinkTexts.unread}
    </Notice>
  );
}
