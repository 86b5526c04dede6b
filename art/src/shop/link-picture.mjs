import fs from 'node:fs';
import path from 'node:path';
import { logoMark } from './logo-mark.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const dataUrl = (type, file) => `url(data:${type};base64,${fs.readFileSync(path.join(ROOT, file)).toString('base64')})`;
const font = (family, file) =>
  `@font-face{font-family:'${family}';font-weight:100 900;src:${dataUrl('font/woff2', `web/src/styles/fonts/${file}.core.woff2`)} format('woff2')}`;
const cover = (id) => dataUrl('image/webp', `server/catalogue/${id}/cover-720.webp`);
const ornament = (name) => dataUrl('image/svg+xml', `web/src/styles/img/${name}.svg`);

/** The designs of the picture, from the left. */
const CARDS = ['cv0203', 'cv0002', 'cv0004', 'cv0303'];
const PHONE = 'cv0001';

/**
 * What a link to the shop shows in a chat, 1200 × 630: the home page's first screen. Without the shop's name, which is
 * configured.
 */
export function linkPicture({ tagline, text }) {
  return `<!doctype html><meta charset="utf-8"><style>
${font('Fraunces', 'fraunces')}${font('Jakarta', 'plus-jakarta-sans')}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;overflow:hidden;position:relative;background:#fbf7ef;color:#143629}
body::before{content:'';position:absolute;inset:0;background:radial-gradient(60% 90% at 0% 0%,#fffdf8,transparent 70%)}
.copy{position:absolute;left:64px;top:0;bottom:0;width:560px;display:flex;flex-direction:column;justify-content:center}
.mark{width:74px;height:74px;margin-bottom:34px;border-radius:17px;background:#143629}
h1{font:400 64px/1.08 Fraunces;letter-spacing:-.024em}
hr{width:118px;height:3px;border:0;margin:36px 0 30px;background:#b58a3c}
p{font:500 29px/1.42 Jakarta;color:#56615a}
.arch{position:absolute;right:46px;bottom:0;width:500px;height:590px;overflow:hidden;border-radius:250px 250px 0 0;background:radial-gradient(120% 80% at 50% 20%,#245b46,#143629 75%)}
.arch::before{content:'';position:absolute;inset:0;background:${ornament('songket-tabur')} center top/72px auto;opacity:.3;mask:linear-gradient(#000,transparent 70%)}
.arch::after{content:'';position:absolute;inset:12px 12px -2px;border:1.5px solid #b58a3c;border-radius:240px 240px 0 0}
.arch i{position:absolute;inset:auto 13px 0;height:104px;background:${ornament('songket-rebung')} center bottom/auto 100% repeat-x;opacity:.9}
.card{position:absolute;bottom:92px;width:184px;aspect-ratio:2/3;border-radius:5px;background-size:cover;box-shadow:0 26px 40px -16px rgb(10 20 14/.65),0 4px 10px rgb(10 20 14/.3)}
.card:nth-of-type(1){right:392px;transform:rotate(-13deg);bottom:70px}
.card:nth-of-type(2){right:330px;transform:rotate(-6deg);bottom:118px;width:196px}
.card:nth-of-type(3){right:64px;transform:rotate(6deg);bottom:118px;width:196px}
.card:nth-of-type(4){right:24px;transform:rotate(13deg);bottom:70px}
.phone{position:absolute;right:182px;bottom:34px;width:226px;padding:9px;border-radius:40px;background:linear-gradient(140deg,#3a3f3b,#141715 30%,#0d0f0e 70%,#2b2f2c);box-shadow:0 0 0 1px #0a0b0a,0 40px 60px -28px rgb(20 30 24/.7),0 12px 24px -12px rgb(20 30 24/.5)}
.screen{position:relative;overflow:hidden;height:450px;border-radius:32px;background:${cover(PHONE)} center/cover}
.screen::before{content:'';position:absolute;left:50%;top:12px;width:64px;height:18px;border-radius:9px;transform:translate(-50%,0);background:#0d0f0e}
</style><div class="arch"><i></i></div>
<main>${CARDS.map((id) => `<div class="card" style="background-image:${cover(id)}"></div>`).join('')}</main>
<div class="phone"><div class="screen"></div></div>
<section class="copy"><svg class="mark" viewBox="0 0 32 32">${logoMark()}</svg><h1>${tagline.join('<br>')}</h1><hr><p>${text.join('<br>')}</p></section>`;
}
