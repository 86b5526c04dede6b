import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ButtonAnchor, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { EmptyState, ErrorState, LoadingRegion, Pill, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { isApiError } from '../../../lib/api-error.js';
import { adminDesignQuery } from '../queries/admin.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { DesignForm, useDesignForm } from './design-form.js';
import { DesignPictures } from './design-pictures.js';
import { DesignPreview } from './design-preview.js';
import { VisibilityButton } from './visibility-button.js';
import * as adminCss from '../admin.module.css';
import * as designsCss from './designs.module.css';

/** /admin/designs/:id: what a design is called, how it is coloured, and its pictures. */
export function Component() {
  const { id = '' } = useParams();
  const design = useQuery(adminDesignQuery(id));
  return (
    <>
      <Link className="crumb" to={paths.adminDesigns}>
        <Icon name="chevron-left" />
        {adminTexts.designs}
      </Link>
      {design.data ? (
        <Design key={id} design={design.data} />
      ) : isApiError(design.error, 'not-found') ? (
        <EmptyState
          heading="h1"
          icon="palette"
          title={adminTexts.notFound}
          actions={<ButtonLink to={paths.adminDesigns}>{t.allDesigns}</ButtonLink>}
        >
          {t.notFoundText}
        </EmptyState>
      ) : design.isError ? (
        <ErrorState heading="h1" error={design.error} onRetry={() => void design.refetch()} busy={design.isFetching}>
          {adminTexts.loadError}
        </ErrorState>
      ) : (
        <LoadingRegion heading="h1">
          <div className={adminCss.cols}>
            <Skeleton className={adminCss.skeleton} height="28rem" />
            <Skeleton className={adminCss.skeleton} height="24rem" />
          </div>
        </LoadingRegion>
      )}
    </>
  );
}

function Design({ design }: { design: AdminDesign }) {
  usePageTitle(design.name);
  const form = useDesignForm(design);
  return (
    <>
      <div className={adminCss.head}>
        <div>
          <h1>{design.name}</h1>
          <p className={classNames('sm soft', designsCss.designPills)}>
            <span className="mono">{design._id}</span>
            {design.hidden && <Pill tone="mute">{t.hidden}</Pill>}
            {design.basedOn !== null && (
              <span>
                {t.basedOn} {design.basedOn}
              </span>
            )}
          </p>
        </div>
        <div className="row row--wrap">
          <ButtonAnchor variant="second" icon="eye" href={design.rsvpUrl} newTab>
            {t.sample}
          </ButtonAnchor>
          <VisibilityButton design={design} unsaved={form.dirty} />
        </div>
      </div>
      <div className={adminCss.cols}>
        <div className={adminCss.column}>
          <DesignForm design={design} form={form} />
          <DesignPictures design={design} />
        </div>
        <div className={designsCss.side}>
          <DesignPreview design={design} values={form.values} />
        </div>
      </div>
    </>
  );
}
