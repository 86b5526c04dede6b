import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { malaysiaDay, malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import type { VisitDto } from '@serikad/shared/visitors/visit.dto';
import { isRobot, stepOf, visitedPage, type VisitsOfDay, type VisitsOfPage } from '@serikad/shared/visitors/visits';
import { APP_CONFIG } from '../../common/app-options.js';
import { Clock } from '../../common/clock.js';
import type { AppConfig } from '../../config/app-config.js';
import { VisitsRepository } from './visits.repository.js';
import { RETENTION_DAYS } from './visits.schema.js';

/** Enough of a digest that a day's devices don't meet by chance. */
const DIGEST_LENGTH = 16;
const NO_VISITS = { visits: 0, devices: 0, newVisits: 0, looked: 0, began: 0 };

/** Counts the shop's visitors. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly visits: VisitsRepository,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'jwtSecret'>,
  ) {}

  /** Counts a visit; those of robots, and of pages that are not counted, leave no trace. */
  async record({ userAgent, deviceId, path, isNew }: VisitDto): Promise<void> {
    const page = visitedPage(path);
    if (page === undefined || isRobot(userAgent)) return;
    const day = malaysiaDay(this.clock.now());
    const digest = this.digest(day, deviceId);
    const share = {
      _id: `${day}/${digest.charAt(0)}`,
      day,
      expireAt: new Date(malaysiaMoment(day, '00:00') + RETENTION_DAYS * DAY_MS),
    };
    await this.visits.count({ share, device: digest, page, step: stepOf(page), isNew });
  }

  /**
   * The visits of every day from one to another, both included; days without any among them.
   * @param from and to: days in Malaysia as YYYY-MM-DD; the figures of the last 400 days are kept
   */
  async perDay(from: string, to: string): Promise<VisitsOfDay[]> {
    const counted = new Map((await this.visits.perDay(from, to)).map((entry) => [entry.day, entry]));
    return daysFromTo(from, to).map((day) => counted.get(day) ?? { day, ...NO_VISITS });
  }

  /** The visits by page from one day to another, both included, the most visited page first. */
  perPage(from: string, to: string): Promise<VisitsOfPage[]> {
    return this.visits.perPage(from, to);
  }

  /** Distinguishes a day's devices; without the server's secret, or on another day, nothing follows from it. */
  private digest(day: string, deviceId: string): string {
    const key = `visitors of ${day}`;
    const secret = createHmac('sha256', this.config.jwtSecret).update(key).digest();
    return createHmac('sha256', secret).update(deviceId).digest('hex').slice(0, DIGEST_LENGTH);
  }
}

function daysFromTo(from: string, to: string): string[] {
  const [first, last] = [malaysiaMoment(from, '00:00'), malaysiaMoment(to, '00:00')];
  const days: string[] = [];
  for (let moment = first; moment <= last; moment += DAY_MS) days.push(malaysiaDay(moment));
  return days;
}
