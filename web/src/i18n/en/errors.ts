export { ENGLISH_ERRORS as errorTexts } from '@serikad/shared/errors/error-texts.en';
