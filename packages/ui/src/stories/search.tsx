import { Artwork } from '../Artwork/Artwork';
import type { TextRange } from '../Marked/Marked';
import type { SearchPanelGroup } from '../SearchPanel/SearchPanel.types';
import { sampleTitles } from './content';

/** Where a word is in a text. */
export const rangeOf = (text: string, word: string): TextRange => [
  text.indexOf(word),
  text.indexOf(word) + word.length,
];

const title = (id: string, word: string) => {
  const found = sampleTitles.find((sample) => sample.id === id);
  if (found === undefined) throw new Error(`no title ${id}`);
  return {
    key: `title/${id}`,
    href: `#${id}`,
    text: found.title,
    lang: found.lang,
    ranges: [rangeOf(found.title, word)],
    detailText: found.facts.join(' · '),
    picture: <Artwork sources={found.artwork} title={found.title} shape="wide" prefer="wide" sizes="64px" />,
  };
};

/** What a search suggests: titles in many scripts, an episode, people, a hashtag. */
export const suggestedGroups: readonly SearchPanelGroup[] = [
  {
    id: 'titles',
    title: 'Titles',
    options: [
      title('diya', 'दीया'),
      title('koothu', 'கூத்து'),
      title('nodi', 'নদীর'),
      title('kadal', 'കടലിന്റെ'),
      title('chiragh', 'چراغ'),
      title('lantern', 'Lantern'),
    ],
  },
  {
    id: 'creators',
    title: 'Creators',
    options: [{ key: 'creator/asha', href: '#asha', text: 'Asha Menon', ranges: [[0, 4]] }],
  },
  {
    id: 'hashtags',
    title: 'Hashtags',
    options: [{ key: 'hashtag/diya', href: '#hashtag', text: '#diya', ranges: [[0, 5]] }],
  },
];
