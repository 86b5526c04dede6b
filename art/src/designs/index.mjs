import cv0001 from './cv0001.mjs';
import cv0002 from './cv0002.mjs';
import cv0003 from './cv0003.mjs';
import cv0004 from './cv0004.mjs';
import cv0005 from './cv0005.mjs';
import cv0006 from './cv0006.mjs';

export const DESIGNS = [cv0001, cv0002, cv0003, cv0004, cv0005, cv0006];
