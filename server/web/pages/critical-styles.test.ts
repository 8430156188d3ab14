import { expect, test } from 'vitest';
import { criticalStyles } from './critical-styles.ts';

const pick = (css: string, html: string) => criticalStyles(css)(html);

test('a rule is kept where all its classes are in the page', () => {
  const css = 'body{margin:0}.card{a:b}.card .title{c:d}.other{e:f}';
  expect(pick(css, '<p class="card"></p>')).toBe('body{margin:0}.card{a:b}');
});

test('a rule is kept where all its elements are in the page', () => {
  const css = 'html:not(.x) body{a:b}*{c:d}table{e:f}.card>p+p{g:h}dl p,p::before,p:is(dl p){i:j}:root p{k:l}';
  expect(pick(css, '<p class="card"></p>')).toBe(
    'html:not(.x) body{a:b}*{c:d}.card>p+p{g:h}p::before,p:is(dl p){i:j}:root p{k:l}',
  );
});

test('of a list of selectors the fitting ones travel', () => {
  expect(pick('.a,.b,.b i,.b .a{x:y}', '<p class="b"><i></i></p>')).toBe('.b,.b i{x:y}');
});

test('classes of the early script count as present, those inside :not() and :has() as well', () => {
  const css = '.js .card{a:b}.card:not(.open){c:d}.card:has(.x){e:f}.card.open{g:h}';
  expect(pick(css, '<p class="card"></p>')).toBe('.js .card{a:b}.card:not(.open){c:d}.card:has(.x){e:f}');
});

test('media blocks are pruned inside and left out when empty; paper and forced colours wait for the whole stylesheet', () => {
  const css = '@media (width>1px){.card{a:b}.other{c:d}}@media print{.card{c:d}}@media (forced-colors:active){.card{e:f}}';
  expect(pick(css, '<p class="card"></p>')).toBe('@media (width>1px){.card{a:b}}');
});

test('only the hues on the page travel, not those of the menus', () => {
  const css = '[data-hue=erp]{hue:1}[data-hue="cloud"]{hue:2}';
  const html = '<header class="x"><a data-hue="erp"></a></header><p data-hue="cloud"></p>';
  expect(pick(css, html)).toBe('[data-hue="cloud"]{hue:2}');
});

test('the rules of closed menus can wait as well', () => {
  const css = '.bar{a:b}.menu{c:d}.item{e:f}.after{g:h}';
  const html =
    '<div class="bar"><div class="menu" id="m" popover="auto"><div><p class="item"></p></div></div></div><p class="after"></p>';
  expect(pick(css, html)).toBe('.bar{a:b}.after{g:h}');
});

test('what is for paper, for browsers without JavaScript and for states that somebody has to bring about can wait', () => {
  const css =
    '.a{x:y}.a:hover,.a:disabled,.a[aria-busy=true],.a:focus-visible,.a:has(:popover-open),[data-far] .a{x:z}@media print{.a{x:w}}@page{margin:1cm}html:not(.js) .a{x:v}';
  expect(pick(css, '<p class="a"></p>')).toBe('.a{x:y}');
});

test('a rule for the time before such a state is needed', () => {
  const css = '.a:not(:hover){x:y}.a:not(:has(:popover-open)) b{x:z}.a:not(.b):hover{x:w}';
  expect(pick(css, '<p class="a"><b></b></p>')).toBe('.a:not(:hover){x:y}.a:not(:has(:popover-open)) b{x:z}');
});

test('an animation travels with the rule that uses it', () => {
  const css = '@keyframes spin{to{rotate:1turn}}@keyframes wander{to{rotate:2turn}}.x{animation:1s spin}';
  expect(pick(css, '<p class="x"></p>')).toBe('@keyframes spin{to{rotate:1turn}}.x{animation:1s spin}');
});

test('transitions travel where a script moves things; others can wait for the hand that brings them about', () => {
  const css =
    '.a{x:y;transition:color 1s,top 1s;z:w}.b{transition:none}.js:not([data-motion=paused]) .a{transition:opacity 1s;transition-delay:1s}.b.ready .a{transition:top 1s}';
  expect(pick(css, '<p class="a b"></p>')).toBe(
    '.a{x:y;z:w}.js:not([data-motion=paused]) .a{transition:opacity 1s;transition-delay:1s}.b.ready .a{transition:top 1s}',
  );
});

test('a token travels where something refers to it, be it another token or the page', () => {
  const css = ':root{--a:light-dark(#fff,rgb(0 0 0/var(--b)));--b:1;--c:var(--d);--d:2;--e:3}.x{color:var(--a)}';
  expect(pick(css, '<p class="x" style="width:var(--e)"></p>')).toBe(
    ':root{--a:light-dark(#fff,rgb(0 0 0/var(--b)));--b:1;--e:3}.x{color:var(--a)}',
  );
});

test('a rule that is left with nothing does not travel, nor a block of such rules', () => {
  const css = '.x{a:b}@media (width>1px){:root{--a:1}.x{--b:2}}:root[data-y=z]{--a:3}.x{c:d}';
  expect(pick(css, '<p class="x"></p>')).toBe('.x{a:b}.x{c:d}');
});

test('braces and commas inside strings and addresses do not confuse it', () => {
  const css = `.x{background:url("data:image/svg+xml,{a},b")}.y::before{content:"}"}.z{a:b}.z{content:"{}"}`;
  expect(pick(css, '<p class="x z"></p>')).toBe(`.x{background:url("data:image/svg+xml,{a},b")}.z{a:b}.z{content:"{}"}`);
});
