/**
 * The launcher's styles as text: the loader renders it before any stylesheet is loaded. The values are those of the
 * design tokens; `--rdchat-…` of the page overrides them. `!important` on :host protects against a page's `* { all: …
 * !important }`.
 */
export const launcherLook =
  ':host{all:initial!important;display:block!important;position:fixed!important;inset:auto!important;z-index:var(--rdchat-layer,2147483000)!important}' +
  ':host([hidden]),.launcher[hidden],:host([launcher=hidden]) .launcher{display:none!important}' +
  '.launcher{all:unset;position:fixed;inset-block-end:var(--rdchat-inset-block,20px);inset-inline-end:var(--rdchat-inset-inline,20px);display:grid;place-items:center;inline-size:56px;block-size:56px;border-radius:999px;background:var(--rdchat-accent,#0a6c6a);color:var(--rdchat-on-accent,#fff);box-shadow:0 2px 16px #0004;cursor:pointer}' +
  '.launcher:hover{background:var(--rdchat-accent-hover,#075655)}' +
  '.launcher:focus-visible{outline:3px solid var(--rdchat-focus,#1a6fd6);outline-offset:3px}' +
  '[aria-busy=true]{cursor:progress;opacity:.8}' +
  'svg{inline-size:28px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linejoin:round;stroke-linecap:round}' +
  '@media (forced-colors:active){.launcher{border:2px solid ButtonText}}' +
  '@media print{:host{display:none!important}}';
