import { Injectable } from '@nestjs/common';
import type { CrashDto } from '@serikad/shared/crashes/crash.dto';
import type { CrashList } from '@serikad/shared/crashes/crash.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import { isRobot } from '@serikad/shared/visitors/visits';
import { sha256Hex } from '../../common/sha256.js';
import { Clock } from '../../common/clock.js';
import { browserOf } from './browser-of.js';
import { BuiltFiles } from './built-files.js';
import { knownName, knownWords } from './crash-words.js';
import { RETENTION_DAYS } from './crash.schema.js';
import { CrashesRepository } from './crashes.repository.js';

/** Groups that one answer holds. */
const SHOWN = 50;
const OLDER_BUILD = 'older';

/** Stores crashes of pages without personal data. */
@Injectable()
export class CrashesService {
  constructor(
    private readonly crashes: CrashesRepository,
    private readonly files: BuiltFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a crash. Does not rely on the browser: of the report only known words, known files and one of a fixed list
   * of pages are stored. Reports of robots are ignored.
   * @param userAgent the request's header
   */
  async record(dto: CrashDto, userAgent: string): Promise<void> {
    if (isRobot(userAgent)) return;
    const now = this.clock.now();
    const { part, kind, page } = dto;
    const crash = {
      part,
      kind,
      name: knownName(dto.name),
      message: knownWords(dto.message),
      frames: dto.frames.split(' ').filter((frame) => this.files.has(frame.split(':', 1)[0] ?? '')),
      build: this.files.has(dto.build) ? dto.build.replace(/\.js$/, '') : OLDER_BUILD,
    };
    const _id = sha256Hex(JSON.stringify(crash)).slice(0, 32);
    await this.crashes.record({
      _id,
      ...crash,
      page,
      browser: browserOf(userAgent),
      at: new Date(now),
      day: malaysiaDay(now),
    });
  }

  async find(): Promise<CrashList> {
    const groups = await this.crashes.latest(SHOWN);
    return {
      groups: groups.map(({ firstSeen, lastSeen, ...group }) => ({
        ...group,
        firstSeen: firstSeen.toISOString(),
        lastSeen: lastSeen.toISOString(),
      })),
      days: RETENTION_DAYS,
    };
  }
}
