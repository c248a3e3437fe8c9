import { clamp, text } from '@chalchitra/ui/theme';
import { line, scripts, specimen } from './docs.css';
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
