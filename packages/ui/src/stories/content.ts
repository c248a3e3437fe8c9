import type { ArtworkSources } from '../Artwork/Artwork';
import { art } from './art';

export interface SampleTitle {
  id: string;
  title: string;
  lang: string;
  artwork: ArtworkSources;
  facts: readonly string[];
}

/** Titles in the scripts of the catalogue, with sample pictures. */
export const sampleTitles: readonly SampleTitle[] = [
  {
    id: 'monsoon',
    title: 'Monsoon Days',
    lang: 'en',
    artwork: art.monsoon,
    facts: ['Drama', '2025', '1 h 52 min'],
  },
  { id: 'diya', title: 'आख़िरी दीया', lang: 'hi', artwork: art.lamp, facts: ['Family', '2024', '2 h 4 min'] },
  {
    id: 'thar',
    title: 'रेत के मुसाफ़िर',
    lang: 'hi',
    artwork: art.desert,
    facts: ['Adventure', '2026', '1 h 41 min'],
  },
  {
    id: 'koothu',
    title: 'நிழல் கூத்து',
    lang: 'ta',
    artwork: art.theatre,
    facts: ['Musical', '2023', '2 h 18 min'],
  },
  { id: 'patang', title: 'પતંગ', lang: 'gu', artwork: art.kite, facts: ['Kids', '2025', '24 min'] },
  {
    id: 'nodi',
    title: 'নদীর নাম কাজল',
    lang: 'bn',
    artwork: art.river,
    facts: ['Drama', '2022', '1 h 58 min'],
  },
  {
    id: 'lantern',
    title: 'The Lantern Maker',
    lang: 'en',
    artwork: art.lamp,
    facts: ['Short', '2026', '18 min'],
  },
  { id: 'gali', title: 'గాలి పాట', lang: 'te', artwork: art.kite, facts: ['Comedy', '2024', '1 h 47 min'] },
  {
    id: 'kadal',
    title: 'കടലിന്റെ മക്കൾ',
    lang: 'ml',
    artwork: art.river,
    facts: ['Thriller', '2025', '2 h 1 min'],
  },
  {
    id: 'salt',
    title: 'Salt and Thunder',
    lang: 'en',
    artwork: art.monsoon,
    facts: ['Documentary', '2021', '52 min'],
  },
  {
    id: 'chiragh',
    title: 'چراغ تلے',
    lang: 'ur',
    artwork: art.theatre,
    facts: ['Drama', '2023', '1 h 36 min'],
  },
  {
    id: 'mitti',
    title: 'ਮਿੱਟੀ ਦੀ ਖ਼ੁਸ਼ਬੂ',
    lang: 'pa',
    artwork: art.desert,
    facts: ['Family', '2026', '1 h 33 min'],
  },
];

/** A title too long for any card, in each script that the product sets. */
export const longTitles: readonly { lang: string; title: string }[] = [
  { lang: 'en', title: 'The Extraordinary Afternoon on Which Nobody in the Village Told the Truth' },
  { lang: 'hi', title: 'क्षितिज के उस पार जहाँ श्रद्धा और विद्रोह की अनसुनी कहानियाँ गूँजती हैं' },
  { lang: 'ta', title: 'காற்றோடு பேசிக்கொண்டிருந்த கிராமத்துப் பள்ளிக்கூடத்தின் நீண்ட நெடுங்கதை' },
  { lang: 'te', title: 'శ్రీకృష్ణదేవరాయల కాలంనాటి ఒక స్త్రీ చెప్పిన ఆశ్చర్యకరమైన కథ' },
  { lang: 'bn', title: 'শ্রাবণের শেষ সন্ধ্যায় নদীর ঘাটে ফিরে আসা মানুষদের দীর্ঘ আখ্যান' },
  { lang: 'pa', title: 'ਪੰਜ ਦਰਿਆਵਾਂ ਦੇ ਕੰਢਿਆਂ ਉੱਤੇ ਵੱਸਦੇ ਲੋਕਾਂ ਦੀ ਨਾ ਭੁੱਲਣ ਵਾਲੀ ਕਹਾਣੀ' },
  { lang: 'gu', title: 'સ્વપ્નોની શેરીમાં રહેતા વૃદ્ધ ઘડિયાળી અને તેની અધૂરી પ્રાર્થનાની વાત' },
  { lang: 'kn', title: 'ಮಳೆಗಾಲದ ರಾತ್ರಿಯಲ್ಲಿ ಕಳೆದುಹೋದ ಕಾಡಿನ ದಾರಿಯನ್ನು ಹುಡುಕಿದ ಹುಡುಗಿಯ ಕಥೆ' },
  { lang: 'ml', title: 'കായലിന്റെ തീരത്ത് ഒറ്റയ്ക്കു പാർത്തിരുന്ന വഞ്ചിക്കാരന്റെ നീണ്ട ആത്മകഥ' },
  { lang: 'or', title: 'ସମୁଦ୍ର କୂଳରେ ହଜିଯାଇଥିବା ଶଙ୍ଖର ସ୍ୱର ଖୋଜୁଥିବା ବାଳକର କାହାଣୀ' },
  { lang: 'ur', title: 'شہرِ خموشاں کی گلیوں میں گونجتی ہوئی ایک پرانی نظم کی داستان' },
];

/** Many made-up items, for rows that are longer than any screen. */
export function manyTitles(count: number): SampleTitle[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = sampleTitles[index % sampleTitles.length] ?? sampleTitles[0];
    if (!sample) throw new Error('no sample titles');
    return { ...sample, id: `${sample.id}-${index}`, title: `${sample.title} ${index + 1}` };
  });
}
