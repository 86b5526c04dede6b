import { checkPlace, LINK_FIELDS, type LinkField } from '@serikad/shared/places/place-check';
import { linkIn } from '@serikad/shared/validation/web-link';
import { Button, ButtonAnchor } from '../../../../components/ui/button.js';
import { Notice } from '../../../../components/ui/states.js';
import { placeTexts as t } from '../../../../i18n/editor-place.js';
import type { SectionForm } from '../section.types.js';

/** What is wrong with the links, and those that only the couple can open. None of it keeps them from saving. */
export function LinkCheck({ form }: { form: SectionForm<'location'> }) {
  const { problems, apart, unconfirmed, confirmed } = checkPlace(form.values, form.values.checkedLinks);
  return (
    <>
      {LINK_FIELDS.map((field) => {
        const problem = problems[field];
        if (problem) return <Warning key={field} text={t.problems[problem](t.apps[field])} />;
        if (unconfirmed.includes(field)) return <ToConfirm key={field} form={form} field={field} />;
        if (!confirmed.includes(field)) return null;
        return (
          <Notice key={field} tone="ok" role="status">
            {t.confirmed(t.apps[field])}
          </Notice>
        );
      })}
      {apart !== null && <Warning text={t.apart(distance(apart))} />}
    </>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <Notice tone="warn" role="status">
      {text}
    </Notice>
  );
}

function ToConfirm({ form, field }: { form: SectionForm<'location'>; field: LinkField }) {
  const link = linkIn(form.values[field]);
  return (
    <Notice
      tone="warn"
      role="status"
      title={t.confirmTitle(t.apps[field])}
      actions={
        <>
          <ButtonAnchor variant="ghost" newTab href={link}>
            {t.open}
          </ButtonAnchor>
          <Button variant="second" icon="check" onClick={() => form.set(`checkedLinks.${field}`, link)}>
            {t.confirm}
          </Button>
        </>
      }
    >
      {t.confirmText}
    </Notice>
  );
}

function distance(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(metres < 10_000 ? 1 : 0)} km`;
}
