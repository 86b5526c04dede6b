import { Injectable } from '@nestjs/common';
import { parseImageKey, type ImagePurpose } from './image-purpose.js';

/** Which of some keys the records of a module hold, each exactly as it was given. */
export type FindReferences = (keys: string[]) => Promise<Set<string>>;

/**
 * Who holds pictures. Every module that keeps an `imageUrl` registers when it is made; a picture that nobody holds is
 * an orphan. Nothing is taken for one while no module has registered for its purpose.
 */
@Injectable()
export class FileReferences {
  private readonly holders = new Map<ImagePurpose, FindReferences[]>();

  /** Says that a module's records may hold pictures of these purposes. */
  register(purposes: readonly ImagePurpose[], find: FindReferences): void {
    for (const purpose of purposes) this.holders.set(purpose, [...(this.holders.get(purpose) ?? []), find]);
  }

  knows(purpose: ImagePurpose): boolean {
    return this.holders.has(purpose);
  }

  /** Those of `keys` that some record holds. Keys of a purpose that nobody registered for count as held. */
  async held(keys: readonly string[]): Promise<Set<string>> {
    const byHolder = new Map<FindReferences, string[]>();
    const held = new Set<string>();
    for (const key of keys) {
      const purpose = parseImageKey(key)?.purpose;
      const holders = purpose && this.holders.get(purpose);
      if (!holders) held.add(key);
      for (const holder of holders ?? []) byHolder.set(holder, [...(byHolder.get(holder) ?? []), key]);
    }
    const answers = await Promise.all([...byHolder].map(([find, asked]) => find(asked)));
    for (const answer of answers) for (const key of answer) held.add(key);
    return held;
  }
}
