/** Ids of sample invitations: `sample_<design>`. */
export const SAMPLE_PREFIX = 'sample_';
