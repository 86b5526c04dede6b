import type { Route } from '@serikad/shared/api/contract';
import { CRASH_KINDS, CRASH_PARTS } from '@serikad/shared/crashes/crash.types';
import type { Request, Response } from 'express';
import { Counter, type Registry } from 'prom-client';
import { failureOf } from '../../http/answered-failure.js';

/** A call's outcome: done, refused with one of the contract's codes, or aborted by the client. */
export function outcomeOf(response: Response): string {
  if (!response.writableFinished) return 'aborted';
  return failureOf(response) ?? (response.statusCode < 400 ? 'accepted' : 'failed');
}

/** Whether an RSVP accepts; only two label values, whatever the body has. */
function attends({ body }: Request): 'yes' | 'no' {
  return (body as { willAttend?: unknown } | undefined)?.willAttend === true ? 'yes' : 'no';
}

/** Labels of a crash report. A refused report may hold anything: its labels are `other`. */
function crashLabels({ body }: Request): { part: string; kind: string } {
  const { part, kind } = (body ?? {}) as { part?: unknown; kind?: unknown };
  return {
    part: CRASH_PARTS.find((known) => known === part) ?? 'other',
    kind: CRASH_KINDS.find((known) => known === kind) ?? 'other',
  };
}

/**
 * What the shop is for, counted by the calls that do it: one place for refusals by limits and checks as well as
 * those by rules, without a word in the services.
 */
export class Outcomes {
  private readonly noted: Partial<Record<string, (request: Request, outcome: string) => void>>;

  constructor(registry: Registry) {
    const answers = new Counter({
      name: 'serikad_answers_total',
      help: "Guests' answers and wishes, by what was done (add, edit, delete), whether the guest comes, and what became of it.",
      labelNames: ['change', 'attends', 'outcome'] as const,
      registers: [registry],
    });
    const counter = (name: string, help: string): Counter<'outcome'> =>
      new Counter({ name, help, labelNames: ['outcome'] as const, registers: [registry] });
    const signIns = counter('serikad_sign_ins_total', 'Sign-ins with Google, by what became of them.');
    const registrations = counter('serikad_registrations_total', 'New customers, by what became of the registration.');
    const reservations = counter(
      'serikad_reservations_total',
      'Gifts that guests wanted to reserve, by what became of it.',
    );
    const orders = counter('serikad_orders_total', 'Orders that were placed, by what became of them.');
    const payments = new Counter({
      name: 'serikad_payments_total',
      help: 'Payments that the seller has recorded or reversed, by what became of it.',
      labelNames: ['change', 'outcome'] as const,
      registers: [registry],
    });
    const uploads = new Counter({
      name: 'serikad_album_uploads_total',
      help: "Uploads of guests' photos, by step (claim: announced; piece: a piece of one, the last of which is decoded) and by what became of it.",
      labelNames: ['step', 'outcome'] as const,
      registers: [registry],
    });
    const crashes = new Counter({
      name: 'serikad_page_crashes_total',
      help: 'Crashes that pages reported, by part (shop, editor, desk, guest), kind (error, chunk: a file did not load) and outcome.',
      labelNames: ['part', 'kind', 'outcome'] as const,
      registers: [registry],
    });
    this.noted = {
      'POST /api/wish/add': (request, outcome) => answers.inc({ change: 'add', attends: attends(request), outcome }),
      'PUT /api/wish/edit': (request, outcome) => answers.inc({ change: 'edit', attends: attends(request), outcome }),
      'DELETE /api/wish/own': (_request, outcome) => answers.inc({ change: 'delete', attends: 'no', outcome }),
      'DELETE /api/wish/delete': (_request, outcome) => answers.inc({ change: 'delete', attends: 'no', outcome }),
      'POST /api/album/photo': (_request, outcome) => uploads.inc({ step: 'claim', outcome }),
      'PUT /api/album/photo/:id/piece/:index': (_request, outcome) => uploads.inc({ step: 'piece', outcome }),
      'POST /api/crash': (request, outcome) => crashes.inc({ ...crashLabels(request), outcome }),
      'PUT /api/gift/reserve': (_request, outcome) => reservations.inc({ outcome }),
      'POST /user/google-auth/verify': (_request, outcome) => signIns.inc({ outcome }),
      'POST /user/register': (_request, outcome) => registrations.inc({ outcome }),
      'POST /api/order/create/v2': (_request, outcome) => orders.inc({ outcome }),
      'POST /api/admin/order/:id/payment': (_request, outcome) => payments.inc({ change: 'record', outcome }),
      'POST /api/admin/payment/:id/reverse': (_request, outcome) => payments.inc({ change: 'reverse', outcome }),
    } satisfies Partial<Record<Route, (request: Request, outcome: string) => void>>;
  }

  /** @param route the pattern of the request's address */
  note(request: Request, response: Response, route: string): void {
    this.noted[`${request.method} ${route}`]?.(request, outcomeOf(response));
  }
}
