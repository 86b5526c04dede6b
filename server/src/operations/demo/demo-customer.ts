import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@serikad/shared/calendar/durations';
import { CreateGiftDto, ReserveGiftDto } from '@serikad/shared/gifts/gift.dto';
import { searchLinkOf } from '@serikad/shared/gifts/search-link';
import { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import { GiftReceiverDto } from '@serikad/shared/invitations/gift-receiver.dto';
import { LocationDto } from '@serikad/shared/invitations/location.dto';
import { NamesDto } from '@serikad/shared/invitations/names.dto';
import { NO_JAWI_NAMES } from '@serikad/shared/invitations/new-invitation';
import { MainPageDto } from '@serikad/shared/invitations/pages.dto';
import { CreateOrderDto } from '@serikad/shared/orders/order.dto';
import { AddPhotoDto } from '@serikad/shared/photos/photo.dto';
import { RegisterDto } from '@serikad/shared/users/user.dto';
import { AddWishDto, EditWishDto } from '@serikad/shared/rsvp/rsvp.dto';
import { malaysiaDay, malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import { AccessService } from '../../access/access.service.js';
import { Clock } from '../../common/clock.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { DomainError } from '../../common/domain-error.js';
import { demoSub } from '../demo-google/demo-people.js';
import { GiftReservations } from '../../modules/gifts/routes/gift-reservations.service.js';
import { GiftsService } from '../../modules/gifts/gifts.service.js';
import { InvitationUpdatesService } from '../../modules/invitations/invitation-updates.service.js';
import { OrderChangesService } from '../../modules/orders/checkout/order-changes.service.js';
import { OrderPayments } from '../../modules/orders/outbox/order-payments.service.js';
import { SellerOrderChanges } from '../../modules/orders/outbox/seller-order-changes.service.js';
import { OrderRecordsService } from '../../modules/orders/records/order-records.service.js';
import { OrdersService } from '../../modules/orders/checkout/orders.service.js';
import { PhotosService } from '../../modules/photos/photos.service.js';
import { UsersService } from '../../modules/users/users.service.js';
import { RsvpService } from '../../modules/rsvp/responses/rsvp.service.js';
import { CATALOGUE_FOLDER } from '../../config/catalogue-folder.js';
import { checked } from './checked.js';
import type { DemoClock } from './demo-clock.js';
import { DemoAlbum } from './demo-album.js';
import { DemoGuestList } from './demo-guest-list.js';
import { DEMO_GUESTS, DEMO_MESSAGES, DEMO_REGRETS } from './demo-guests.js';
import type { DemoNumbers } from './demo-numbers.js';
import { DEMO_GIFTS, DEMO_WEDDINGS, type DemoWedding } from './demo-weddings.js';

/** When the demo's weddings begin. */
const STARTS = '11:00';

/** What creating a demo customer needs. */
interface DemoStage {
  app: INestApplicationContext;
  clock: DemoClock;
  numbers: DemoNumbers;
  seller: SignedInUser;
  /** The end of the demo's past; milliseconds since the epoch. */
  now: number;
}

/** Signs a person in through the simulated Google, and registers them. */
export async function demoUser(
  app: INestApplicationContext,
  { email, name, phoneNo }: { email: string; name: string; phoneNo: string },
): Promise<SignedInUser> {
  const users = app.get(UsersService, { strict: false });
  const { id } = await users.signIn({ sub: demoSub(email), email, name });
  const form = checked(RegisterDto, { name, phoneNo });
  const user = await users.register(id, form.name, form.phoneNo);
  return { ...user, signedInAt: app.get(Clock, { strict: false }).now() };
}

/** One customer of the demo, from the sign-in on: every step through the services, with the clock set to its moment. */
export class DemoCustomer {
  private user!: SignedInUser;
  private orderId = '';
  private invitationId = '';
  private readonly ordered: number;

  constructor(
    private readonly stage: DemoStage,
    private readonly wedding: DemoWedding,
    private readonly place: number,
  ) {
    this.ordered = stage.now - wedding.orderedDaysAgo * DAY_MS - stage.numbers.whole(3, 9) * HOUR_MS;
  }

  async live(): Promise<void> {
    await this.order();
    if (this.wedding.filledIn) await this.fillIn();
    await this.decorate();
    await this.pay();
    await this.beAnswered();
    await this.beProduced();
    if (this.wedding.album) await this.takePhotos();
    if (this.wedding.guestList) {
      const { user, invitationId } = this;
      await new DemoGuestList({ app: this.stage.app, user, invitationId, at: (hours) => this.at(hours) }).make();
    }
  }

  private async takePhotos(): Promise<void> {
    const { user, invitationId, ordered, stage } = this;
    const put = (moment: number): void => stage.clock.put(Math.min(moment, stage.now));
    await new DemoAlbum({ app: stage.app, user, invitationId, ordered, start: this.start(), put }).make();
  }

  /** When the wedding begins; milliseconds since the epoch. */
  private start(): number {
    return malaysiaMoment(malaysiaDay(this.stage.now + this.wedding.weddingInDays * DAY_MS), STARTS);
  }

  private get<T>(type: Type<T>): T {
    return this.stage.app.get(type, { strict: false });
  }

  /** Moves the clock: so many hours after the order, but never past now. */
  private at(hours: number): void {
    this.stage.clock.put(Math.min(this.ordered + hours * HOUR_MS, this.stage.now));
  }

  private async order(): Promise<void> {
    const { email, bride, phoneNo, items, design } = this.wedding;
    this.at(0);
    this.user = await demoUser(this.stage.app, { email, name: bride.full, phoneNo });
    this.at(0.2);
    const dto = checked(CreateOrderDto, { customer: { name: bride.full, phoneNo }, items: [...items], design });
    const created = await this.get(OrdersService).create(this.user, dto, `demo-order-${email}`);
    this.orderId = created.id;
    this.invitationId = created.invitationId;
  }

  private async fillIn(): Promise<void> {
    const {
      bride,
      groom,
      jawi,
      title,
      venue,
      district,
      liveLink = '',
      phoneNo,
      weddingInDays,
      limit,
      totalLimit,
    } = this.wedding;
    const updates = this.get(InvitationUpdatesService);
    const id = this.invitationId;
    const edit = <T extends { id: string }>(dto: T): { user: SignedInUser; dto: T; ifRevision: undefined } => ({
      user: this.user,
      dto,
      ifRevision: undefined,
    });
    this.at(0.5);
    const couple = { bride: named(bride), groom: named(groom), order: 'bride-first' };
    const inviter = { inviter1: { name1: `Keluarga ${bride.short}`, name2: '' }, inviter2: null };
    const contacts = [{ name: `Wakil ${bride.short}`, phoneNo }];
    const styles = { shortNameStyle: null, fullNameStyle: null };
    const jawiNames = { ...NO_JAWI_NAMES, ...(jawi && { couple: jawi }) };
    const names = { id, couple, couple2: null, jawiNames, inviter, contacts, hashtag: '', ...styles };
    await updates.names(edit(checked(NamesDto, names)));
    this.at(0.7);
    await updates.mainPage(edit(checked(MainPageDto, { id, title })));
    const date = malaysiaDay(this.stage.now + weddingInDays * DAY_MS);
    const tentative = [
      { time: '11:00', activity: 'Kehadiran tetamu' },
      { time: '12:30', activity: 'Ketibaan pengantin' },
      { time: '16:00', activity: 'Majlis bersurai' },
    ];
    const hours = { startTime: STARTS, endTime: '16:00', tentative };
    const prayers = { show: district !== undefined, district: district ?? '' };
    const phases = { mode: this.wedding.phases ?? 'off', thanks: '' };
    await updates.dateTime(edit(checked(DateTimeDto, { id, date, ...hours, prayers, phases })));
    this.at(0.9);
    await updates.location(edit(checked(LocationDto, { id, ...venue, googleMapLink: '', wazeLink: '', liveLink })));
    if (!this.isPremium) return;
    const closesOn = this.wedding.guestList ? malaysiaDay(this.stage.now + (weddingInDays - 14) * DAY_MS) : null;
    const attendance = { id, show: true, limit, message: '', totalLimit, closesOn };
    await updates.attendanceInfo(edit(checked(AttendanceInfoDto, attendance)));
    const receiver = { id, name: bride.full, address: venue.address };
    if (this.wedding.gifts > 0) await updates.giftReceiver(edit(checked(GiftReceiverDto, receiver)));
  }

  private get isPremium(): boolean {
    return this.wedding.items.some(({ item, package: name }) => item === 'rsvp' && name === 'premium');
  }

  /** Photos and gifts. The shop has no photos of people and uses its own art. */
  private async decorate(): Promise<void> {
    const { photos, gifts } = this.wedding;
    for (let order = 0; order < photos; order += 1) {
      this.at(2 + order / 10);
      const dto = checked(AddPhotoDto, { invitationId: this.invitationId, order: String(order) });
      await this.get(PhotosService).add(this.user, dto, await this.picture(order));
    }
    for (const [index, { title, notes }] of DEMO_GIFTS.slice(0, gifts).entries()) {
      this.at(3 + index / 10);
      const dto = checked(CreateGiftDto, { invitationId: this.invitationId, title, url: searchLinkOf(title), notes });
      const giftId = await this.get(GiftsService).create(this.user, dto, await this.picture(photos + index));
      // Every other one is reserved.
      if (index % 2 === 0) await this.reserve(giftId, index);
    }
  }

  private async reserve(giftId: string, index: number): Promise<void> {
    const name = DEMO_GUESTS[(this.place * 5 + index) % DEMO_GUESTS.length];
    this.at(5);
    const dto = checked(ReserveGiftDto, { giftId, name, contactNo: '012-700 11223', notes: '' });
    await this.get(GiftReservations).reserve(dto, `demo-gift-${giftId}`);
  }

  private async picture(index: number): Promise<Buffer> {
    const { design } = DEMO_WEDDINGS[(this.place + index) % DEMO_WEDDINGS.length] ?? this.wedding;
    return readFile(join(CATALOGUE_FOLDER, design, 'wide.avif'));
  }

  private async pay(): Promise<void> {
    const payments = this.get(OrderPayments);
    const { seller } = this.stage;
    for (const [index, { afterHours, hoursAgo, amount, method, mistaken }] of this.wedding.payments.entries()) {
      if (hoursAgo === undefined) this.at(afterHours);
      else this.stage.clock.put(today(this.stage.now, hoursAgo));
      const due = await this.outstanding();
      const reference = `FT${String(20_600_000 + this.place * 1_000 + index)}`;
      const entry = { amount: amount === 'all' ? due : amount, method, reference, note: '' };
      const { payment } = await payments.record(seller, this.orderId, entry, `demo-payment-${reference}`);
      if (mistaken !== true) continue;
      this.at(afterHours + 1);
      await payments.reverse(seller, payment._id, { note: 'Tersalah tempahan.' }, undefined);
    }
  }

  private async outstanding(): Promise<number> {
    const order = await this.get(OrderRecordsService).find(this.orderId);
    if (!order) throw new Error(`the demo's order ${this.orderId} is gone`);
    return Math.max(0, order.price - order.discountPrice - order.paidAmount);
  }

  /** The guests' answers, spread from the second day to now; some change their mind, and the full ones are refused. */
  private async beAnswered(): Promise<void> {
    const { answers } = this.wedding;
    const { numbers, now } = this.stage;
    const wishes = this.get(RsvpService);
    const guests = numbers.shuffled(DEMO_GUESTS).slice(0, answers);
    // No RSVP is sent after the wedding.
    const last = Math.min((Math.min(now, this.start()) - this.ordered) / HOUR_MS, this.isOpenForHours());
    for (const [index, from] of guests.entries()) {
      this.at(6 + ((last - 6) * (index + numbers.next())) / answers);
      const comes = numbers.next() < 0.78;
      const answer = {
        from,
        attendanceCount: comes ? numbers.whole(1, 5) : 0,
        willAttend: comes,
        message: chosen(comes ? DEMO_MESSAGES : DEMO_REGRETS, numbers),
      };
      const dto = checked(AddWishDto, { ...answer, invitationId: this.invitationId });
      const wishId = await unlessFull(wishes.add(dto, `demo-${this.place}-${index}-answer`));
      // One of nine edits the RSVP, and brings one fewer.
      if (wishId === undefined || index % 9 !== 4 || answer.attendanceCount < 2) continue;
      const fewer = { ...answer, attendanceCount: answer.attendanceCount - 1, wishId };
      await wishes.edit(checked(EditWishDto, fewer));
    }
  }

  /** An unpaid invitation is closed after seven days. */
  private isOpenForHours(): number {
    return this.wedding.payments.length > 0 ? Infinity : 160;
  }

  /** What the shop makes: submitted by the couple, moved by the seller. */
  private async beProduced(): Promise<void> {
    const { produced, payments, items, orderedDaysAgo, submittedDaysAgo } = this.wedding;
    if (produced === undefined) return;
    const paidAfter = payments.at(-1)?.afterHours ?? 0;
    const submittedAfter =
      submittedDaysAgo === undefined ? paidAfter + 4 : (orderedDaysAgo - submittedDaysAgo) * HOURS_A_DAY;
    this.at(submittedAfter);
    const order = await this.get(AccessService).ownOrder(this.user, this.orderId);
    await this.get(OrderChangesService).submitDetails(order);
    const steps = (['approval', 'completed'] as const).slice(0, STEPS[produced] ?? 0);
    for (const [index, to] of steps.entries()) {
      for (const { item } of items.filter((each) => each.item !== 'rsvp')) {
        this.at(submittedAfter + 24 + index * 40);
        await this.get(SellerOrderChanges).moveItem(this.stage.seller, this.orderId, { item, to });
      }
    }
  }
}

/** So many hours before a moment, but on the same day in Malaysia. */
const today = (now: number, hoursAgo: number): number =>
  Math.max(malaysiaMoment(malaysiaDay(now), '00:00'), now - hoursAgo * HOUR_MS);

const HOURS_A_DAY = 24;
const STEPS: Readonly<Record<string, number>> = { 'in-progress': 0, approval: 1, completed: 2 };

const named = ({ short, full }: { short: string; full: string }): { shortName: string; fullName: string } => ({
  shortName: short,
  fullName: full,
});

function chosen(texts: readonly string[], numbers: DemoNumbers): string {
  return texts[numbers.whole(0, texts.length - 1)] ?? '';
}

/** A hall that is full refuses guests; that is part of the story. */
async function unlessFull(adding: Promise<string>): Promise<string | undefined> {
  try {
    return await adding;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'limit-reached') return undefined;
    throw error;
  }
}
