/**
 * The launcher's styles as text: the loader draws it before any compiled stylesheet is there. Values are the design
 * tokens', which are not there yet either; `--rdchat-…` of the page wins. `!important` on :host is what keeps a page's
 * `* { all: … !important }` out.
 */
export const launcherLook = `
:host{all:initial!important;display:block!important;position:fixed!important;inset:auto!important;z-index:var(--rdchat-layer,2147483000)!important}
:host([hidden]){display:none!important}
.launcher{all:unset;box-sizing:border-box;position:fixed;inset-block-end:var(--rdchat-inset-block,20px);inset-inline-end:var(--rdchat-inset-inline,20px);display:grid;place-items:center;inline-size:56px;block-size:56px;border-radius:999px;background:var(--rdchat-accent,#0a6c6a);color:var(--rdchat-on-accent,#fff);box-shadow:0 1px 2px #0003,0 6px 20px #0003;cursor:pointer;transition:background-color .12s,transform .12s}
.launcher:hover{background:var(--rdchat-accent-hover,#075655)}
.launcher:focus-visible{outline:3px solid var(--rdchat-focus,#1a6fd6);outline-offset:3px}
.launcher[hidden],:host([launcher=hidden]) .launcher{display:none}
.launcher[aria-busy=true]{cursor:progress}
.launcher[aria-busy=true] svg{animation:breathe 1s ease-in-out infinite alternate}
.icon{inline-size:28px;block-size:28px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linejoin:round;stroke-linecap:round}
.badge{box-sizing:border-box;position:absolute;inset-block-start:-4px;inset-inline-end:-4px;min-inline-size:22px;padding-inline:6px;border:2px solid #fff;border-radius:999px;background:#b3261e;color:#fff;font:700 12px/18px system-ui,sans-serif;text-align:center;font-variant-numeric:tabular-nums}
.badge[hidden]{display:none}
.said{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@keyframes breathe{to{opacity:.4}}
@media (prefers-reduced-motion:reduce){.launcher,.launcher[aria-busy=true] svg{transition:none;animation:none}}
@media (forced-colors:active){.launcher{border:2px solid ButtonText}}
@media print{:host{display:none!important}}
`;
