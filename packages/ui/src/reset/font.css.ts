import { globalFontFace } from '@vanilla-extract/css';

// The Latin subset of Inter, 400–700; Chinese uses system fonts.
globalFontFace('Inter Rider', {
  src: 'url("./inter-latin.woff2") format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// Arial with Inter's metrics, so that nothing moves when Inter loads.
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '107.4%',
  ascentOverride: '90.2%',
  descentOverride: '22.48%',
  lineGapOverride: '0%',
});
