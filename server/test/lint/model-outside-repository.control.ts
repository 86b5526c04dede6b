/**
 * Controls of the ESLint rule that keeps models in repositories. A line that the rule does not report makes its
 * suppression an error.
 */

// eslint-disable-next-line no-restricted-imports -- control: a model that Nest injects, or one asked for by its token
import { getModelToken, InjectModel } from '@nestjs/mongoose';

export const injected = [InjectModel, getModelToken];
