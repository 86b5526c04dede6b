import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { BudgetName } from './budgets.js';

export const RATE_LIMIT = 'rateLimit';

/** Where a request names what it is about: a field of its JSON body or a parameter of its address. */
export type SubjectPath = `body.${string}` | `params.${string}`;

export interface RateLimitRule {
  /** None: the route is never refused. */
  budget: BudgetName | null;
  about?: SubjectPath;
}

/**
 * Names the budget of a route (see BUDGETS), and what its requests are about where that has a budget of its own.
 * A route without it has the budget `reads`, when it writes `edits`, and when it takes pictures `uploads`.
 */
export const RateLimit = (budget: BudgetName, about?: SubjectPath): MethodDecorator & ClassDecorator =>
  SetMetadata(RATE_LIMIT, { budget, ...(about && { about }) } satisfies RateLimitRule);

export const REQUEST_WEIGHT = 'requestWeight';

export type RequestWeight = number | ((request: Request) => number);

/** As how many requests one of this route counts; default 1. */
export const Weight = (weight: RequestWeight): MethodDecorator & ClassDecorator => SetMetadata(REQUEST_WEIGHT, weight);

const BY_METHOD: Record<string, BudgetName> = { GET: 'reads', HEAD: 'reads' };

/** The budget of a route: what it names, or by its method and its body. None: it is never refused. */
export function budgetOf(rule: RateLimitRule | undefined, isUpload: boolean, method: string): BudgetName | null {
  if (rule) return rule.budget;
  return isUpload ? 'uploads' : (BY_METHOD[method] ?? 'edits');
}

/** For what supervisors ask all the time. */
export const Unlimited = (): MethodDecorator & ClassDecorator =>
  SetMetadata(RATE_LIMIT, { budget: null } satisfies RateLimitRule);
