// First: the app's modules read their texts when they are evaluated.
import './i18n/en/index.js';

export * from './shop-server.js';
