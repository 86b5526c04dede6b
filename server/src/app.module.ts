import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AlbumModule } from './modules/album/album.module.js';
import { AuthModule } from './auth/auth.module.js';
import type { AppOptions } from './common/app-options.js';
import { CommonModule } from './common/common.module.js';
import { connectionOptionsFor } from './database/connection.js';
import { DemoGoogleModule } from './operations/demo-google/demo-google.module.js';
import { LimitsModule } from './http/limits/limits.module.js';
import { MetricsModule } from './operations/metrics/metrics.module.js';
import { AdminCustomersModule } from './modules/admin/customers/admin-customers.module.js';
import { ContentModule } from './modules/admin/content/content.module.js';
import { AdminDesignsModule } from './modules/admin/designs/admin-designs.module.js';
import { FiguresModule } from './modules/admin/figures/figures.module.js';
import { AdminOrdersModule } from './modules/admin/orders/admin-orders.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { CrashesModule } from './modules/crashes/crashes.module.js';
import { DesignsModule } from './modules/designs/designs.module.js';
import { DocsModule } from './openapi/docs.module.js';
import { GiftRoutesModule } from './modules/gifts/routes/gift-routes.module.js';
import { GuestListRoutesModule } from './modules/guest-list/routes/guest-list-routes.module.js';
import { GuestErasureModule } from './operations/guest-erasure/guest-erasure.module.js';
import { HealthModule } from './operations/health/health.module.js';
import { ImagesModule } from './media/images/images.module.js';
import { InvitationsModule } from './modules/invitations/invitations.module.js';
import { LinkPreviewsModule } from './modules/link-previews/link-previews.module.js';
import { ListsModule } from './modules/lists/lists.module.js';
import { OrdersModule } from './modules/orders/checkout/orders.module.js';
import { SamplesModule } from './modules/samples/samples.module.js';
import { ShopConfigModule } from './modules/shop-config/shop-config.module.js';
import { StorageModule } from './media/storage/storage.module.js';
import { UserRoutesModule } from './modules/users/routes/user-routes.module.js';
import { VisitorsModule } from './modules/visitors/visitors.module.js';
import { RsvpModule } from './modules/rsvp/responses/rsvp.module.js';
import { GuestPageModule } from './pages/guest-page.module.js';
import { ShopPageModule } from './pages/shop-page.module.js';
import { SeedModule } from './operations/seed/seed.module.js';

@Module({})
export class AppModule {
  static forRoot(options: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CommonModule.forRoot(options),
        MongooseModule.forRoot(options.mongoUri, connectionOptionsFor(options.mongoUri)),
        MetricsModule,
        // Before AuthModule: its guard is asked first.
        LimitsModule,
        AuthModule,
        AlbumModule,
        AdminCustomersModule,
        ContentModule,
        AdminDesignsModule,
        AdminOrdersModule,
        AuditModule,
        CrashesModule,
        DesignsModule,
        DocsModule,
        FiguresModule,
        GiftRoutesModule,
        GuestErasureModule,
        GuestListRoutesModule,
        GuestPageModule,
        HealthModule,
        ImagesModule,
        InvitationsModule,
        LinkPreviewsModule,
        ListsModule,
        OrdersModule,
        SamplesModule,
        SeedModule,
        ShopConfigModule,
        ShopPageModule,
        StorageModule,
        UserRoutesModule,
        VisitorsModule,
        RsvpModule,
        ...(options.config.demoSignIn ? [DemoGoogleModule] : []),
      ],
    };
  }
}
