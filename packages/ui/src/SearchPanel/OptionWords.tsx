import { Marked } from '../Marked/Marked';
import { detail, picture as pictureClass, words } from './SearchPanel.css';
import type { SearchPanelOption } from './SearchPanel.types';

export interface OptionWordsProps {
  option: Pick<SearchPanelOption, 'text' | 'lang' | 'ranges' | 'detailText' | 'picture'>;
}

/** What is shown of something that was found: its picture, its name with what matched, and a line about it. */
export function OptionWords({ option: { text, lang, ranges = [], detailText, picture } }: OptionWordsProps) {
  return (
    <>
      {picture && (
        <span className={pictureClass} aria-hidden="true">
          {picture}
        </span>
      )}
      <span className={words}>
        <Marked text={text} lang={lang} ranges={ranges} />
        {detailText && (
          <span className={detail} dir="auto">
            {detailText}
          </span>
        )}
      </span>
    </>
  );
}
