import { SelectField, TextField } from '../../../components/form/form-fields.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { OWN, type EntryFormFields } from '../model/entry-form.js';
import { categoryName } from '../model/shop-categories.js';
import * as css from '../planner.module.css';

export function EntryFields({ form, categories }: { form: EntryFormFields; categories: readonly string[] }) {
  const { category } = form.values;
  // A draft may name a category whose last entry is gone.
  const names =
    category === '' || category === OWN || categories.includes(category) ? categories : [...categories, category];
  return (
    <div className={css.entryFields}>
      <TextField
        form={form}
        path="title"
        label={t.itemTitle}
        placeholder={t.titlePlaceholder}
        maxLength={120}
        autoComplete="off"
      />
      <TextField form={form} path="price" label={t.price} inputMode="decimal" autoComplete="off" placeholder="0" />
      <SelectField
        form={form}
        path="category"
        label={t.category}
        options={[
          { value: '', label: t.noCategory },
          ...names.map((name) => ({ value: name, label: categoryName(name) })),
          { value: OWN, label: t.ownCategory },
        ]}
      />
      {category === OWN && (
        <TextField form={form} path="ownCategory" label={t.ownCategoryLabel} maxLength={60} autoComplete="off" />
      )}
    </div>
  );
}
