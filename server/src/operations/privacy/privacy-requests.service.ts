import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { DeleteCustomerDto } from '@serikad/shared/admin/customer.dto';
import type { DeletedCustomer } from '@serikad/shared/admin/customer.types';
import { type Connection, type mongo, Types } from 'mongoose';
import type { Writable } from 'node:stream';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { APP_CONFIG } from '../../common/app-options.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { Faults } from '../../common/faults.js';
import { toObjectId } from '../../common/object-id.js';
import type { AppConfig } from '../../config/app-config.js';
import { findCustomers, openOrders } from './customer.js';
import { beginDeletion, continueDeletion, continueDeletions, type DeletionOptions } from './delete-customer.js';
import { deletionLogIn } from './deletion-log.js';
import { exportCustomer } from './export-manifest.js';
import { type TakeFile, writeZip } from '../../common/write-zip.js';
import { AuditService } from '../../modules/audit/audit.service.js';
import { STORAGE, type StoragePort } from '../../media/storage/storage.port.js';
import type { UserDocument } from '../../modules/users/users.schema.js';

interface CustomerExport {
  fileName: string;
  /** Writes the .zip file and ends the stream. */
  write: (out: Writable) => Promise<void>;
}

const OF_THE_SELLER = {
  en: 'This account runs the shop. Take its email out of ADMIN_EMAILS first.',
  ms: 'Akaun ini menjaga kedai. Keluarkan e-melnya daripada ADMIN_EMAILS dahulu.',
};
const HAS_OPEN_ORDERS = {
  en: 'This customer has an order that is neither unpaid nor finished. Please finish it first, or confirm that it is to go as well.',
  ms: 'Pelanggan ini ada pesanan yang sudah dibayar tetapi belum selesai. Sila selesaikannya dahulu, atau sahkan bahawa data itu dipadam juga.',
};

/** Privacy requests of the admin pages; the commands do the same. */
@Injectable()
export class PrivacyRequests {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(STORAGE) private readonly storage: StoragePort,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /** @throws DomainError not-found, also for one whose deletion has begun */
  async export(seller: SignedInUser, id: string): Promise<CustomerExport> {
    const user = await this.find(id);
    if (user.deletion) throw new DomainError('not-found');
    const subject = { kind: 'customer' as const, id: user._id.toHexString() };
    await this.audit.record({ actorId: seller.id, action: 'customer.exported', subject, details: {} });
    const now = this.clock.date();
    return {
      fileName: `customer-${subject.id}.zip`,
      write: (out) => writeZip(out, now, (take) => this.exportTo(user, now, take)),
    };
  }

  private exportTo(user: UserDocument, now: Date, take: TakeFile): Promise<unknown> {
    return exportCustomer({ db: this.db(), storage: this.storage, guestKey: this.config.guestKey }, user, now, take);
  }

  /**
   * Deletes a customer, or resumes a deletion that has begun.
   * @throws DomainError not-found; validation for another email; conflict for a seller's account and for open orders
   */
  async delete(
    seller: SignedInUser,
    id: string,
    { email, alsoOpen = false }: DeleteCustomerDto,
  ): Promise<DeletedCustomer> {
    const user = await this.find(id);
    if (!user.deletion) {
      if (email.trim().toLowerCase() !== user.email) {
        throw new DomainError('validation', { fields: [{ field: 'email', code: 'invalid' }] });
      }
      if (this.config.adminEmails.includes(user.email)) throw new DomainError('conflict', { texts: OF_THE_SELLER });
      if (!alsoOpen && (await openOrders(this.db(), user._id, this.clock.date())).length > 0) {
        throw new DomainError('conflict', { texts: HAS_OPEN_ORDERS });
      }
      await beginDeletion(this.options(), user._id, new Types.ObjectId(seller.id));
    }
    const done = await continueDeletion(this.options(), user._id);
    return done ?? { deletedOrders: 0, keptOrders: 0, answers: 0, filesLeft: 0 };
  }

  /** Resumes every deletion that has begun. @returns how many wait for their files */
  continue(): Promise<number> {
    return continueDeletions(this.options());
  }

  private async find(id: string): Promise<UserDocument> {
    const [user] = toObjectId(id) ? await findCustomers(this.db(), id) : [];
    if (!user) throw new DomainError('not-found');
    return user;
  }

  private options(): DeletionOptions {
    return {
      db: this.db(),
      storage: this.storage,
      now: this.clock.date(),
      deletionLog: deletionLogIn(this.config.dataDir),
      reach: (point) => this.faults.reach(point),
    };
  }

  private db(): mongo.Db {
    if (!this.connection.db) throw new Error('not connected');
    return this.connection.db;
  }
}
