import { Injectable } from '@nestjs/common';
import { parseImageKey, type ImagePurpose } from './image-purpose.js';

/** Which of some keys the records of a module hold, each exactly as it was given. */
type FindReferences = (keys: string[]) => Promise<Set<string>>;

/**
 * Finds which pictures are referenced. Every module that stores an `imageUrl` registers when it is created; a picture
 * without references is an orphan. Pictures of a purpose that no module has registered for are never orphans.
 */
@Injectable()
export class FileReferences {
  private readonly finders = new Map<ImagePurpose, FindReferences[]>();

  /** Registers that a module's records may hold pictures of these purposes. */
  register(purposes: readonly ImagePurpose[], find: FindReferences): void {
    for (const purpose of purposes) this.finders.set(purpose, [...(this.finders.get(purpose) ?? []), find]);
  }

  knows(purpose: ImagePurpose): boolean {
    return this.finders.has(purpose);
  }

  /** Those of `keys` that some record references. Keys of a purpose without registration count as referenced. */
  async referenced(keys: readonly string[]): Promise<Set<string>> {
    const keysByFinder = new Map<FindReferences, string[]>();
    const referenced = new Set<string>();
    for (const key of keys) {
      const purpose = parseImageKey(key)?.purpose;
      const finders = purpose && this.finders.get(purpose);
      if (!finders) referenced.add(key);
      for (const find of finders ?? []) keysByFinder.set(find, [...(keysByFinder.get(find) ?? []), key]);
    }
    const answers = await Promise.all([...keysByFinder].map(([find, asked]) => find(asked)));
    for (const answer of answers) for (const key of answer) referenced.add(key);
    return referenced;
  }
}
