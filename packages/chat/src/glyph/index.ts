export { Glyph, GlyphButton, type GlyphButtonProps, type GlyphName } from './glyph.tsx';
