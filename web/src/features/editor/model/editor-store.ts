import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { readDraft, writeDraft, type EditorDraft } from './draft-storage';
import { EDITOR_SECTIONS, type EditorSection } from './sections';
import { valuesOf, type EditorValues } from './values';

/** What the editor shows: the invitation as stored, what stands in the forms, and which of them differ. */
export interface EditorState {
  stored: InvitationView;
  values: EditorValues;
  dirty: ReadonlySet<EditorSection>;
}

/** Holds the forms of one invitation. Every change is kept on the device at once; saving a section clears its part. */
export interface EditorStore {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes, as `useSyncExternalStore` needs it. */
  state(): EditorState;
  change<S extends EditorSection>(section: S, values: EditorValues[S]): void;
  /** The revision that the section's form began from: what If-Match is sent with. */
  revision(section: EditorSection): number;
  /** Takes over what the server stored for a section; the forms of the others stay as they are. */
  saved(section: EditorSection, invitation: InvitationView): void;
  /** After a conflict: the stored revision is known, so that saving the own version goes through. */
  keepOwn(section: EditorSection, current: InvitationView): void;
  /** Forgets what was typed in a section. */
  revert(section: EditorSection): void;
}

export function createEditorStore(invitationId: string, invitation: InvitationView): EditorStore {
  const listeners = new Set<() => void>();
  let draft = knownParts(readDraft(invitationId));
  let stored = invitation;
  let state = compute();

  function compute(): EditorState {
    const base = valuesOf(stored);
    const values = { ...base, ...Object.fromEntries(Object.entries(draft).map(([key, part]) => [key, part.values])) };
    return { stored, values, dirty: new Set(Object.keys(draft) as EditorSection[]) };
  }
  function update(): void {
    writeDraft(invitationId, draft);
    state = compute();
    listeners.forEach((listener) => listener());
  }
  function without(section: EditorSection): EditorDraft {
    const { [section]: _dropped, ...rest } = draft;
    return rest;
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    change(section, values) {
      const base = valuesOf(stored)[section];
      const revision = draft[section]?.revision ?? stored.revisions[section];
      draft = same(base, values) ? without(section) : { ...draft, [section]: { values, revision } };
      update();
    },
    revision: (section) => draft[section]?.revision ?? stored.revisions[section],
    saved(section, answer) {
      // The answer holds what others saved meanwhile, too; what is being typed keeps the revision it began from.
      stored = answer;
      draft = without(section);
      update();
    },
    keepOwn(section, current) {
      const own = draft[section];
      stored = current;
      if (own) draft = { ...draft, [section]: { ...own, revision: current.revisions[section] } };
      update();
    },
    revert(section) {
      draft = without(section);
      update();
    },
  };
}

/** Drops what an older version of the editor may have left. */
function knownParts(draft: EditorDraft): EditorDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([key, part]) => (EDITOR_SECTIONS as readonly string[]).includes(key) && typeof part?.values === 'object',
    ),
  );
}

/** Whether two forms say the same; key order does not matter. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
