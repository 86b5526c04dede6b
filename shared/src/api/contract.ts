import type {
  AddAlbumPhotoDto,
  AlbumArchiveDto,
  AlbumPhotoIdDto,
  AlbumSettingsDto,
  DecideAlbumDto,
  RemoveAlbumPhotosDto,
  WallLinkDto,
} from '../album/album.dto.js';
import type {
  AlbumCounts,
  AlbumPage,
  AlbumUpload,
  ArchivePart,
  CoupleAlbum,
  OwnAlbumPhotos,
  WallView,
  WholePhotoState,
} from '../album/album.types.js';
import type { AdminOrderQuery, MoveItemDto } from '../admin/admin-order.dto.js';
import type {
  AdminOrder,
  AdminOrderDetails,
  AdminOrderPage,
  AdminToday,
  PaymentAnswer,
} from '../admin/admin-order.types.js';
import type { RemovePictureDto, WithholdWishDto } from '../admin/content.dto.js';
import type { AdminAlbum, AdminWish, OrderContent } from '../admin/content.types.js';
import type { Removal } from '../orders/removal.types.js';
import type { DeleteCustomerDto } from '../admin/customer.dto.js';
import type { DeletedCustomer } from '../admin/customer.types.js';
import type { AuditPage, AuditSubjectKind } from '../admin/audit.types.js';
import type {
  CreateDesignDto,
  DesignCoverDto,
  DesignLayerDto,
  HideDesignDto,
  OrderDesignsDto,
  RemoveDesignLayerDto,
  UpdateDesignDto,
} from '../designs/admin-design.dto.js';
import type { DesignFigures, ShopFigures } from '../admin/figures.types.js';
import type { AdminDesignAnswer, AdminDesignPage } from '../designs/admin-design.types.js';
import type { WritableCovers } from '../designs/cover-setting.js';
import type { DesignCategory, DesignPage, DesignTheme, DesignView } from '../designs/design.types.js';
import type { ColourWord } from '../designs/search/colour-words.js';
import type { Motif } from '../designs/search/motifs.js';
import type { DesignSearchPage, SimilarDesigns } from '../designs/search/search.types.js';
import type { CrashDto } from '../crashes/crash.dto.js';
import type { CrashList } from '../crashes/crash.types.js';
import type { CreateGiftDto, DeleteGiftDto, ReserveGiftDto, UpdateGiftDto } from '../gifts/gift.dto.js';
import type { GiftView, ReservedGift } from '../gifts/gift.types.js';
import type { BranchIdDto, BranchLinkDto, CreateBranchDto, EditBranchDto } from '../guest-list/branch.dto.js';
import type {
  AddFamilyDto,
  AnswerForFamilyDto,
  EditFamilyDto,
  FamilyAnswerDto,
  FamilyChatDto,
  FamilyIdDto,
  FamilyIdsDto,
  FamilySentDto,
  InviteFamiliesDto,
  MoveFamiliesDto,
  RemoveFamiliesDto,
  ReopenFamilyDto,
  SendQueueDto,
  SkipFamilyDto,
} from '../guest-list/family.dto.js';
import type { CatererLinkDto } from '../guest-list/caterer.dto.js';
import type { DoorEventsDto, DoorLinkDto } from '../guest-list/check-in.dto.js';
import type { DoorEvents, DoorList, DoorView } from '../guest-list/check-in.types.js';
import type { TemplateDto } from '../guest-list/template.dto.js';
import type { AddHelperFamilyDto, EditHelperFamilyDto } from '../guest-list/helper.dto.js';
import type { HelperBranch, HelperFamily } from '../guest-list/helper.types.js';
import type { CreateSessionDto, DeleteSessionDto, EditSessionDto, MainSessionDto } from '../guest-list/session.dto.js';
import type { SessionsAnswer } from '../guest-list/session.types.js';
import type { CommitImportDto, PreviewImportDto, UndoImportDto } from '../guest-list/import/import.dto.js';
import type { ImportedBatch, ImportPreview } from '../guest-list/import/import.types.js';
import type {
  BranchView,
  CatererSummary,
  ChangedTemplates,
  FamilyView,
  GuestList,
  PersonalInvitation,
  SendQueue,
} from '../guest-list/family.types.js';
import type { CoverPhotoPlaceDto } from '../invitations/cover-photo-place.dto.js';
import type { ShortAddressDto, ShortAddresses, ShortAddressState } from '../invitations/short-address.dto.js';
import type { AttendanceInfoDto } from '../invitations/attendance-info.dto.js';
import type { BottomBarDto } from '../invitations/bottom-bar.dto.js';
import type { DateTimeDto } from '../invitations/date-time.dto.js';
import type { DesignLanguageDto } from '../invitations/design-language.dto.js';
import type { DressCodeDto } from '../invitations/dress-code.dto.js';
import type { GiftReceiverDto } from '../invitations/gift-receiver.dto.js';
import type { InvitationBundle } from './invitation-bundle.types.js';
import type { DesignLanguageAnswer, InvitationAnswer, LiveLinkAnswer } from '../invitations/invitation.types.js';
import type { OwnInvitationDto } from '../invitations/own-invitation.dto.js';
import type { LocationDto } from '../invitations/location.dto.js';
import type { MusicDto } from '../invitations/music.dto.js';
import type { NamesDto } from '../invitations/names.dto.js';
import type { OpeningLogoDto } from '../invitations/opening-logo.dto.js';
import type { OthersDto } from '../invitations/others.dto.js';
import type { SalamKautDto } from '../invitations/salam-kaut.dto.js';
import type { DoaDto, MainPageDto, SecondPageDto } from '../invitations/pages.dto.js';
import type { AddListItemDto, EditListItemDto, ListIdDto, ListPaymentDto } from '../lists/list.dto.js';
import type { ListItem, ListItemAnswer } from '../lists/list.types.js';
import type { CreateOrderDto, SubmitDetailsDto, UpdatePackageDto } from '../orders/order.dto.js';
import type { CreatedOrder, OrderAnswer, OrderDetails, OrderItemsView, OrderView } from '../orders/order.types.js';
import type { AddPhotoDto, DeletePhotoDto, OrderPhotosDto } from '../photos/photo.dto.js';
import type { PhotoView } from '../photos/photo.types.js';
import type { PrayerTimes } from '../prayer-times/prayer-times.types.js';
import type { RecordPaymentDto, ReversePaymentDto } from '../payments/payment.dto.js';
import type { RegisterDto, UpdateProfileDto, VerifyGoogleDto } from '../users/user.dto.js';
import type { RegisterResult, UserView, VerifyResult } from '../users/user.types.js';
import type { VisitDto } from '../visitors/visit.dto.js';
import type {
  AddWishDto,
  ApproveWishesDto,
  CloseAnswersDto,
  DeleteWishDto,
  EditWishDto,
  RemoveOwnWishDto,
  RemoveWishesDto,
  WishIdsDto,
  UndoRemovalDto,
} from '../rsvp/rsvp.dto.js';
import type { OwnWish, WishFlood, WishRemoval, WishReview, WishView } from '../rsvp/rsvp.types.js';
import type { PublicConfig } from './public-config.js';

/** Parameters of an address, by name: `:id` in the path, the rest in the query. */
type Params = Record<string, string | number | undefined>;
interface Call<Data, Body = undefined, P extends Params | undefined = undefined> {
  data: Data;
  body: Body;
  params: P;
}
/** A body as JSON carries it. */
type Json<T> = { [K in keyof T]: T[K] };

/**
 * Every call of the API that the web app makes, by method and path: its body, its parameters and what `data` holds
 * on success. The server's controllers answer with these types and the web's client sends them, so that a renamed
 * field breaks the build on both sides.
 */
export interface Contract {
  'GET /api/config': Call<PublicConfig>;

  'POST /user/google-auth/verify': Call<VerifyResult, Json<VerifyGoogleDto>>;
  'POST /user/register': Call<RegisterResult, Json<RegisterDto>>;
  'GET /user/profile': Call<{ user: UserView }>;
  'PUT /user/profile': Call<{ user: UserView }, Json<UpdateProfileDto>>;
  'POST /user/sign-out': Call<Record<string, never>>;

  'GET /api/invitation/total': Call<{ total: number }>;
  'GET /api/invitation/prayer-times': Call<PrayerTimes, undefined, { date: string; district: string }>;
  'POST /api/order/create/v2': Call<CreatedOrder, Json<CreateOrderDto>>;
  'GET /api/order/find-by-user/:userId': Call<OrderView[], undefined, { userId: string }>;
  'GET /api/order/find-one/:id': Call<OrderDetails, undefined, { id: string }>;
  'GET /api/order/items/:id': Call<OrderItemsView, undefined, { id: string }>;
  'PUT /api/order/update-package': Call<OrderAnswer, Json<UpdatePackageDto>>;
  'PUT /api/order/submit-details': Call<OrderAnswer, Json<SubmitDetailsDto>>;

  'GET /api/design/find': Call<DesignPage, undefined, { skip?: number; limit?: number; category?: string }>;
  'GET /api/design/search': Call<
    DesignSearchPage,
    undefined,
    {
      skip?: number;
      limit?: number;
      text?: string;
      colour?: ColourWord;
      theme?: DesignTheme;
      motif?: Motif;
      category?: DesignCategory;
    }
  >;
  'GET /api/design/similar/:id': Call<SimilarDesigns, undefined, { id: string }>;
  'GET /api/design/find-one/:id': Call<DesignView, undefined, { id: string; source?: 'web' }>;
  'GET /api/design/writable-covers': Call<WritableCovers, undefined, { ids: string }>;

  'GET /api/invitation/live-link/:id': Call<LiveLinkAnswer, undefined, { id: string }>;
  'GET /api/invitation/find-one/:id': Call<InvitationBundle, undefined, { id: string; language?: string }>;
  'GET /api/invitation/find-by-order-id/:id': Call<InvitationBundle, undefined, { id: string }>;
  'PUT /api/invitation/update/design-language': Call<DesignLanguageAnswer, Json<DesignLanguageDto>>;
  'PUT /api/invitation/update/names': Call<InvitationAnswer, Json<NamesDto>>;
  'PUT /api/invitation/update/date-time': Call<InvitationAnswer, Json<DateTimeDto>>;
  'PUT /api/invitation/update/location': Call<InvitationAnswer, Json<LocationDto>>;
  'PUT /api/invitation/update/main-page': Call<InvitationAnswer, Json<MainPageDto>>;
  'PUT /api/invitation/update/second-page': Call<InvitationAnswer, Json<SecondPageDto>>;
  'DELETE /api/invitation/gift-receiver': Call<InvitationAnswer, Json<OwnInvitationDto>>;
  'DELETE /api/invitation/salam-kaut': Call<InvitationAnswer, Json<OwnInvitationDto>>;
  'DELETE /api/invitation/cover-photo': Call<InvitationAnswer, Json<OwnInvitationDto>>;
  'DELETE /api/invitation/place-photo': Call<InvitationAnswer, Json<OwnInvitationDto>>;
  'PUT /api/invitation/update/music': Call<InvitationAnswer, Json<MusicDto>>;
  'PUT /api/invitation/update/doa': Call<InvitationAnswer, Json<DoaDto>>;
  'PUT /api/invitation/update/dress-code': Call<InvitationAnswer, Json<DressCodeDto>>;
  'PUT /api/invitation/update/bottom-bar': Call<InvitationAnswer, Json<BottomBarDto>>;
  'PUT /api/invitation/update/others': Call<InvitationAnswer, Json<OthersDto>>;
  'PUT /api/invitation/update/attendance-info': Call<InvitationAnswer, Json<AttendanceInfoDto>>;
  'PUT /api/invitation/update/gift-receiver-info': Call<InvitationAnswer, Json<GiftReceiverDto>>;
  /** A form; so are the others with a picture. */
  'PUT /api/invitation/update/salam-kaut': Call<InvitationAnswer, Json<SalamKautDto>>;
  'PUT /api/invitation/opening-logo': Call<{ openingLogo: string }, Json<OpeningLogoDto>>;
  'PUT /api/invitation/cover-photo': Call<InvitationAnswer, Json<OwnInvitationDto>>;
  'PUT /api/invitation/cover-photo-place': Call<InvitationAnswer, Json<CoverPhotoPlaceDto>>;
  'PUT /api/invitation/place-photo': Call<InvitationAnswer, Json<OwnInvitationDto>>;

  'POST /api/photo/add': Call<{ id: string; imageUrl: string }, Json<AddPhotoDto>>;
  'DELETE /api/photo/delete': Call<Record<string, never>, Json<DeletePhotoDto>>;
  'PUT /api/photo/order': Call<{ photos: PhotoView[] }, Json<OrderPhotosDto>>;

  /** With the guest's key in the header `Album-Guest`; so are `mine`, the pieces and the removal. */
  'POST /api/album/photo': Call<AlbumUpload, Json<AddAlbumPhotoDto>>;
  /** The body is the piece itself, `application/octet-stream`. */
  'PUT /api/album/photo/:id/piece/:index': Call<AlbumUpload, undefined, { id: string; index: number }>;
  'DELETE /api/album/photo': Call<Record<string, never>, Json<AlbumPhotoIdDto>>;
  'GET /api/album/mine/:id': Call<OwnAlbumPhotos, undefined, { id: string }>;
  'GET /api/album/photos/:id': Call<AlbumPage, undefined, { id: string; before?: string }>;
  'PUT /api/album/settings': Call<{ on: boolean }, Json<AlbumSettingsDto>>;
  'GET /api/album/own/:invitationId': Call<
    CoupleAlbum,
    undefined,
    { invitationId: string; state: WholePhotoState; before?: string }
  >;
  'PUT /api/album/decided': Call<{ counts: AlbumCounts }, Json<DecideAlbumDto>>;
  'DELETE /api/album/chosen': Call<{ counts: AlbumCounts }, Json<RemoveAlbumPhotosDto>>;
  'PUT /api/album/wall-link': Call<{ link: string }, Json<WallLinkDto>>;
  'POST /api/album/archive': Call<{ parts: ArchivePart[] }, Json<AlbumArchiveDto>>;
  /** With the token of the hall's screen in the header `Wall-Token`. */
  'GET /api/wall/photos': Call<WallView>;

  'GET /api/gift/find-by-invitation/:invitationId': Call<GiftView[], undefined, { invitationId: string }>;
  'POST /api/gift/create': Call<{ id: string }, Json<CreateGiftDto>>;
  'PUT /api/gift/update': Call<{ gift: GiftView }, Json<UpdateGiftDto>>;
  'DELETE /api/gift/delete': Call<Record<string, never>, Json<DeleteGiftDto>>;
  'PUT /api/gift/reserve': Call<ReservedGift, Json<ReserveGiftDto>>;

  'GET /api/wish/get-all/:id': Call<
    WishView[],
    undefined,
    { id: string; before?: string; skip?: number; limit?: number }
  >;
  /** CSV text, not the envelope. */
  'GET /api/wish/export/:id': Call<string, undefined, { id: string; language?: string }>;
  'GET /api/wish/sample': Call<WishView[], undefined, { language?: string }>;
  'GET /api/wish/user/:id': Call<OwnWish, undefined, { id: string }>;
  'POST /api/wish/add': Call<{ wishId: string }, Json<AddWishDto>>;
  'PUT /api/wish/edit': Call<{ wishId: string }, Json<EditWishDto>>;
  'DELETE /api/wish/own': Call<Record<string, never>, Json<RemoveOwnWishDto>>;
  'DELETE /api/wish/delete': Call<Record<string, never>, Json<DeleteWishDto>>;
  'PUT /api/wish/closed/:id': Call<{ closed: boolean }, Json<CloseAnswersDto>, { id: string }>;
  'PUT /api/wish/approved/:id': Call<WishReview, Json<ApproveWishesDto>, { id: string }>;
  'PUT /api/wish/hidden/:id': Call<Record<string, never>, Json<WishIdsDto>, { id: string }>;
  'POST /api/wish/removed/:id': Call<WishRemoval, Json<WishIdsDto>, { id: string }>;
  'GET /api/wish/floods/:id': Call<WishFlood[], undefined, { id: string }>;
  'GET /api/wish/removals/:id': Call<WishRemoval[], undefined, { id: string }>;
  'POST /api/wish/removals/:id': Call<WishRemoval, Json<RemoveWishesDto>, { id: string }>;
  'PUT /api/wish/removals/:id': Call<WishRemoval, Json<UndoRemovalDto>, { id: string }>;

  'GET /api/invitation/short-addresses/:invitationId': Call<ShortAddresses, undefined, { invitationId: string }>;
  'GET /api/invitation/short-address/:invitationId/:address': Call<
    ShortAddressState,
    undefined,
    { invitationId: string; address: string }
  >;
  'PUT /api/invitation/short-address': Call<ShortAddresses, Json<ShortAddressDto>>;

  'GET /api/family/list/:invitationId': Call<GuestList, undefined, { invitationId: string }>;
  'POST /api/family/add': Call<{ family: FamilyView }, Json<AddFamilyDto>>;
  'PUT /api/family/edit': Call<{ family: FamilyView }, Json<EditFamilyDto>>;
  'PUT /api/family/move': Call<{ families: FamilyView[] }, Json<MoveFamiliesDto>>;
  'PUT /api/family/sessions': Call<{ families: FamilyView[] }, Json<InviteFamiliesDto>>;
  'DELETE /api/family/delete': Call<{ restoreUntil: string }, Json<RemoveFamiliesDto>>;
  'PUT /api/family/restore': Call<{ families: FamilyView[] }, Json<FamilyIdsDto>>;
  'PUT /api/family/link': Call<{ family: FamilyView }, Json<FamilyIdDto>>;
  'PUT /api/family/sent': Call<{ family: FamilyView }, Json<FamilySentDto>>;
  'PUT /api/family/chat': Call<{ family: FamilyView }, Json<FamilyChatDto>>;
  'PUT /api/family/queue': Call<{ queues: SendQueue[] }, Json<SendQueueDto>>;
  'PUT /api/family/skip': Call<{ queues: SendQueue[] }, Json<SkipFamilyDto>>;
  'PUT /api/family/template': Call<{ templates: ChangedTemplates }, Json<TemplateDto>>;
  'PUT /api/family/reopen': Call<{ family: FamilyView }, Json<ReopenFamilyDto>>;
  'PUT /api/family/answer-for': Call<{ family: FamilyView }, Json<AnswerForFamilyDto>>;
  'POST /api/family/import/preview': Call<ImportPreview, Json<PreviewImportDto>>;
  'POST /api/family/import/commit': Call<ImportedBatch, Json<CommitImportDto>>;
  'PUT /api/family/import/undo': Call<{ restoreUntil: string }, Json<UndoImportDto>>;
  'POST /api/branch/create': Call<{ branch: BranchView }, Json<CreateBranchDto>>;
  'PUT /api/branch/edit': Call<{ branch: BranchView }, Json<EditBranchDto>>;
  'DELETE /api/branch/delete': Call<Record<string, never>, Json<BranchIdDto>>;
  'PUT /api/branch/link': Call<{ branch: BranchView }, Json<BranchLinkDto>>;
  'POST /api/session/create': Call<SessionsAnswer, Json<CreateSessionDto>>;
  'PUT /api/session/edit': Call<SessionsAnswer, Json<EditSessionDto>>;
  'PUT /api/session/main': Call<SessionsAnswer, Json<MainSessionDto>>;
  'DELETE /api/session/delete': Call<SessionsAnswer, Json<DeleteSessionDto>>;
  /** With the token of the helper link in the header `Helper-Token`; so are the four below. */
  'GET /api/helper/branch': Call<HelperBranch>;
  'POST /api/helper/add': Call<{ family: HelperFamily }, Json<AddHelperFamilyDto>>;
  'PUT /api/helper/edit': Call<{ family: HelperFamily }, Json<EditHelperFamilyDto>>;
  'PUT /api/helper/sent': Call<{ family: HelperFamily }, Json<FamilySentDto>>;
  'PUT /api/helper/chat': Call<{ family: HelperFamily }, Json<FamilyChatDto>>;
  'PUT /api/caterer/link': Call<{ link: string }, Json<CatererLinkDto>>;
  /** With the token of the caterer's link in the header `Caterer-Token`. */
  'GET /api/caterer/summary': Call<CatererSummary>;
  'PUT /api/door/link': Call<{ link: string }, Json<DoorLinkDto>>;
  'GET /api/door/arrivals/:invitationId': Call<DoorView, undefined, { invitationId: string }>;
  /** With the token of the door link in the header `Door-Token`; so is the one below. */
  'GET /api/door/list': Call<DoorList>;
  'POST /api/door/events': Call<DoorEvents, Json<DoorEventsDto>>;
  /** With the family's token in the header `Family-Token`; so are the three below. */
  'GET /api/family/by-link': Call<PersonalInvitation>;
  'POST /api/family/opened': Call<Record<string, never>>;
  'PUT /api/family/answer': Call<PersonalInvitation, Json<FamilyAnswerDto>>;
  'DELETE /api/family/answer': Call<PersonalInvitation>;

  'GET /api/admin/today': Call<AdminToday>;
  'GET /api/admin/order/find': Call<AdminOrderPage, undefined, Partial<AdminOrderQuery>>;
  'GET /api/admin/order/find-one/:id': Call<AdminOrderDetails, undefined, { id: string }>;
  'PUT /api/admin/order/:id/item': Call<{ order: AdminOrder }, Json<MoveItemDto>, { id: string }>;
  'GET /api/admin/order/:id/content': Call<OrderContent, undefined, { id: string; skip?: number; limit?: number }>;
  /** Photos of guests; one is taken out like any picture, with `place: 'album'`. */
  'GET /api/admin/order/:id/album': Call<AdminAlbum, undefined, { id: string; before?: string }>;
  'PUT /api/admin/order/:id/wish': Call<{ wish: AdminWish }, Json<WithholdWishDto>, { id: string }>;
  'DELETE /api/admin/order/:id/picture': Call<{ removals: Removal[] }, Json<RemovePictureDto>, { id: string }>;
  'POST /api/admin/order/:id/payment': Call<PaymentAnswer, Json<RecordPaymentDto>, { id: string }>;
  'POST /api/admin/payment/:id/reverse': Call<PaymentAnswer, Json<ReversePaymentDto>, { id: string }>;
  'DELETE /api/admin/customer/:id': Call<DeletedCustomer, Json<DeleteCustomerDto>, { id: string }>;
  'GET /api/admin/design/find': Call<AdminDesignPage, undefined, { skip?: number; limit?: number; category?: string }>;
  'GET /api/admin/design/find-one/:id': Call<AdminDesignAnswer, undefined, { id: string }>;
  'POST /api/admin/design/create': Call<AdminDesignAnswer, Json<CreateDesignDto>>;
  'PUT /api/admin/design/update': Call<AdminDesignAnswer, Json<UpdateDesignDto>>;
  'PUT /api/admin/design/hidden': Call<AdminDesignAnswer, Json<HideDesignDto>>;
  'PUT /api/admin/design/order': Call<{ ids: string[] }, Json<OrderDesignsDto>>;
  'POST /api/admin/design/cover': Call<AdminDesignAnswer, Json<DesignCoverDto>>;
  'DELETE /api/admin/design/cover': Call<AdminDesignAnswer, Json<DesignCoverDto>>;
  'POST /api/admin/design/layer': Call<AdminDesignAnswer, Json<DesignLayerDto>>;
  'DELETE /api/admin/design/layer': Call<AdminDesignAnswer, Json<RemoveDesignLayerDto>>;
  'GET /api/admin/figures': Call<ShopFigures, undefined, { from?: string; to?: string }>;
  'GET /api/admin/figures/designs': Call<DesignFigures, undefined, { from?: string; to?: string }>;
  /** CSV text, not the envelope. */
  'GET /api/admin/figures/designs/export': Call<string, undefined, { from?: string; to?: string }>;
  'GET /api/admin/audit': Call<
    AuditPage,
    undefined,
    { skip?: number; limit?: number; kind?: AuditSubjectKind; subject?: string }
  >;

  'GET /api/admin/crashes': Call<CrashList>;

  'GET /list/get': Call<{ list: ListItem[] }>;
  'POST /list/add': Call<{ listId: string }, Json<AddListItemDto>>;
  'PUT /list/edit': Call<ListItemAnswer, Json<EditListItemDto>>;
  'DELETE /list/delete': Call<Record<string, never>, Json<ListIdDto>>;
  'PUT /list/select': Call<ListItemAnswer, Json<ListIdDto>>;
  'PUT /list/deselect': Call<ListItemAnswer, Json<ListIdDto>>;
  'PUT /list/completed': Call<ListItemAnswer, Json<ListIdDto>>;
  'PUT /list/undo-completed': Call<ListItemAnswer, Json<ListIdDto>>;
  'PUT /list/payment/update': Call<ListItemAnswer, Json<ListPaymentDto>>;

  'POST /visitor/visit': Call<Record<string, never>, Json<VisitDto>>;
  'POST /api/crash': Call<Record<string, never>, Json<CrashDto>>;
}

export type Route = keyof Contract;
