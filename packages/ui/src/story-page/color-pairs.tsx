import { colorPairs, contrastRatio, leastRatio, type ColorPair } from '../tokens/contrast.ts';
import { themeColors } from '../tokens/themes.ts';
import * as styles from './color-pairs.css.ts';
import { themeNames } from './token-list.ts';

type Theme = (typeof themeNames)[number];

/** The highest WCAG threshold that a ratio reaches. */
function reached(ratio: number): string {
  const bound = [7, 4.5, 3].find((least) => ratio >= least);
  return bound === undefined ? 'below 3:1' : `over ${bound}:1`;
}

function Figure({ pair, theme }: { pair: ColorPair; theme: Theme }) {
  const [front, back] = [themeColors[theme][pair.front], themeColors[theme][pair.back]];
  const ratio = contrastRatio(front, back);
  const passes = ratio >= leastRatio(pair.kind, theme);
  return (
    <div className={styles.figure}>
      <span aria-hidden="true" className={styles.chip} style={{ color: front, background: back }}>
        {pair.kind === 'text' ? 'Aa' : <span className={styles.shape} />}
      </span>
      <span>
        <span className={styles.verdict}>{theme}</span>
        <span className={styles.ratio}>{ratio.toFixed(2)}</span>
        <span className={passes ? styles.verdict : styles.tooFaint}>
          {passes ? `✓ ${reached(ratio)}` : `✗ under ${leastRatio(pair.kind, theme)}:1`}
        </span>
      </span>
    </div>
  );
}

/** Every pair of colours that is used together, with its contrast in each theme. */
export function ColorPairs() {
  return (
    <div>
      {colorPairs.map((pair) => (
        <div key={`${pair.front} ${pair.back}`} className={styles.pair}>
          <div>
            {pair.front} on {pair.back}
            <span className={styles.kind}>
              {pair.kind === 'text' ? 'Text: 4.5:1, with more contrast 7:1' : 'Shape: 3:1'}
            </span>
          </div>
          <div className={styles.themes}>
            {themeNames.map((theme) => (
              <Figure key={theme} pair={pair} theme={theme} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
