import { clamp, text } from '@chalchitra/ui/theme';
import { line, scripts, specimen, stepsSideBySide } from './docs.css';
import { type ScriptSpecimen, specimens } from './scripts';

const steps = ['display', 'title', 'heading', 'body', 'caption'] as const;

/** One script in five steps of the type scale, each inside its own line box as a card would cut it. */
function Specimen({ name, lang, text: words }: ScriptSpecimen) {
  return (
    <section className={specimen}>
      <h3>{name}</h3>
      <div lang={lang} dir="auto">
        {steps.map((step) => (
          <p className={`${text[step]} ${line} ${clamp[1]}`} data-step={step} key={step}>
            {words}
          </p>
        ))}
      </div>
    </section>
  );
}

/** All eleven scripts with words that reach high and low. */
export function Scripts() {
  return (
    <div className={scripts}>
      {specimens.map((one) => (
        <Specimen {...one} key={one.lang} />
      ))}
    </div>
  );
}

const lineCounts = [1, 2, 3, 4] as const;

/** All eleven scripts cut after one to four lines, at every step of the type scale. */
export function CutLines() {
  return (
    <div className={scripts}>
      {specimens.map(({ name, lang, text: words }) => (
        <section className={specimen} key={lang}>
          <h3>{name}</h3>
          <div className={stepsSideBySide} lang={lang} dir="auto">
            {lineCounts.flatMap((count) =>
              steps.map((step) => (
                <p className={`${text[step]} ${clamp[count]}`} data-step={step} key={`${step} ${count}`}>
                  {Array(5).fill(words).join(' ')}
                </p>
              )),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
