import { globalFontFace } from '@vanilla-extract/css';

// The latin subset of Inter, 400–700; Chinese comes from the system.
globalFontFace('Inter Rider', {
  src: 'url("./inter-latin.woff2") format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// Arial in Inter's proportions, so that nothing moves when Inter arrives.
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '107.4%',
  ascentOverride: '90.2%',
  descentOverride: '22.48%',
  lineGapOverride: '0%',
});
