import { registerEnglish } from '../../texts-of.js';
import * as audit from './audit.js';
import * as common from './common.js';
import * as content from './content.js';
import * as crashes from './crashes.js';
import * as designs from './designs.js';
import * as figures from './figures.js';
import * as order from './order.js';
import * as orders from './orders.js';
import * as shortcuts from './shortcuts.js';
import * as today from './today.js';

registerEnglish({
  'admin/audit': audit,
  'admin/common': common,
  'admin/content': content,
  'admin/crashes': crashes,
  'admin/designs': designs,
  'admin/figures': figures,
  'admin/order': order,
  'admin/orders': orders,
  'admin/shortcuts': shortcuts,
  'admin/today': today,
});
