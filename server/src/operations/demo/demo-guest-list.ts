import type { INestApplicationContext, Type } from '@nestjs/common';
import { BranchLinkDto, CreateBranchDto, OWN_BRANCH } from '@serikad/shared/guest-list/branch.dto';
import { FamilyAnswerDto, FamilySentDto } from '@serikad/shared/guest-list/family.dto';
import { type FamilyView, MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { CommitImportDto } from '@serikad/shared/guest-list/import/import.dto';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { BranchesService } from '../../modules/guest-list/records/branches.service.js';
import { FamilyMarksService } from '../../modules/guest-list/records/family-marks.service.js';
import { FamilyImportsService } from '../../modules/guest-list/records/family-imports.service.js';
import { GuestListsService } from '../../modules/guest-list/records/guest-lists.service.js';
import { PersonalService } from '../../modules/guest-list/routes/personal.service.js';
import { checked } from './checked.js';
import { DEMO_BRANCHES, DEMO_FAMILY_STATES, demoTables } from './demo-families.js';
import { DEMO_MESSAGES, DEMO_REGRETS } from './demo-guests.js';
import { DemoNumbers } from './demo-numbers.js';

const SEED = 20_261_212;
const HOURS_A_DAY = 24;
/** Days after the order. */
const LISTED = 6;
const SENT = 8;
const ANSWERED = 10;

/** What making a guest list needs: whose it is, and the clock's way to so many hours after the order. */
interface Listing {
  app: INestApplicationContext;
  user: SignedInUser;
  invitationId: string;
  at: (hours: number) => void;
}

/**
 * The guest list of a wedding: branches with helpers, families imported into each, invitations sent, opened and
 * answered. It has numbers of its own, so that the rest of the demo is the same without it.
 */
export class DemoGuestList {
  private readonly numbers = new DemoNumbers(SEED);

  constructor(private readonly listing: Listing) {}

  async make(): Promise<void> {
    await this.importFamilies();
    const { user, invitationId } = this.listing;
    const { families } = await this.get(GuestListsService).find(user, invitationId);
    const shuffled = this.numbers.shuffled(families);
    const { answered, opened, sent } = DEMO_FAMILY_STATES;
    const invited = shuffled.slice(0, answered + opened + sent);
    for (const [index, { id }] of invited.entries()) {
      this.within(SENT, ANSWERED + 8, index / invited.length);
      await this.get(FamilyMarksService).markSent(user, checked(FamilySentDto, { id, kind: 'invitation' }));
    }
    for (const [index, family] of invited.slice(0, answered + opened).entries()) {
      this.within(ANSWERED, ANSWERED + 20, index / (answered + opened));
      await this.get(PersonalService).markOpened(tokenOf(family));
      if (index < answered) await this.answer(family);
    }
  }

  private get<T>(type: Type<T>): T {
    return this.listing.app.get(type, { strict: false });
  }

  private within(firstDay: number, lastDay: number, part: number): void {
    this.listing.at((firstDay + (lastDay - firstDay) * part) * HOURS_A_DAY);
  }

  private async importFamilies(): Promise<void> {
    const { user, invitationId, at } = this.listing;
    const branches = this.get(BranchesService);
    const imports = this.get(FamilyImportsService);
    for (const [index, text] of demoTables(this.numbers).entries()) {
      at(LISTED * HOURS_A_DAY + index);
      const { name = '', quota = null } = DEMO_BRANCHES[index] ?? {};
      let branch: string = OWN_BRANCH;
      if (name !== '') {
        const dto = checked(CreateBranchDto, { invitationId, name, quota });
        branch = (await branches.create(user, dto, `demo-branch-${index}`)).id;
        await branches.setLink(user, checked(BranchLinkDto, { invitationId, id: branch, active: true }));
      }
      const dto = checked(CommitImportDto, { invitationId, format: 'csv', text, consent: true, branch });
      await imports.commit(user, dto, `demo-import-${index}`);
    }
  }

  private async answer(family: FamilyView): Promise<void> {
    const chance = this.numbers.next();
    const answer = chance < 0.78 ? 'coming' : chance < 0.88 ? 'maybe' : 'no';
    const persons = answer === 'no' ? 0 : this.numbers.whole(1, family.seats);
    const children = persons > 2 ? this.numbers.whole(0, persons - 2) : 0;
    const texts = answer === 'no' ? DEMO_REGRETS : DEMO_MESSAGES;
    const message = texts[this.numbers.whole(0, texts.length - 1)];
    const session = { session: MAIN_SESSION, answer, adults: persons - children, children };
    await this.get(PersonalService).answer(tokenOf(family), checked(FamilyAnswerDto, { sessions: [session], message }));
  }
}

const tokenOf = ({ link }: FamilyView): string => link.slice(link.lastIndexOf('/') + 1);
