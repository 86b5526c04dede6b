import * as malay from './ms/editor-gallery.js';
import { textsOf } from './texts-of.js';

export const { galleryTexts = malay.galleryTexts } = textsOf('editor-gallery');
