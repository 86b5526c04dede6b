export { MALAY_ERRORS as errorTexts } from '@serikad/shared/errors/error-texts.ms';
