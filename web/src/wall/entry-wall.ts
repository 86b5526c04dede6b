import { runWall } from './run-wall.js';
import { keepScreenOn } from './screen.js';
import './wall.css';

// The token stays in the address and in memory: nothing stores it.
const [, , token = ''] = location.pathname.split('/');
const root = document.getElementById('wall');
if (root) runWall(root, token);
keepScreenOn();
